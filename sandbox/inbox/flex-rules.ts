const spaces = { none: 0, xs: 2, sm: 4, md: 8, lg: 12, xl: 16, xxl: 20 }
const sizes = {
  ...{ xxs: 11, xs: 13, sm: 14, md: 16, lg: 19, xl: 22, xxl: 29 },
  ...{ '3xl': 35, '4xl': 48, '5xl': 74 },
}
const rules = (of: Record<string, number>, rule: (name: string, value: number) => string) =>
  Object.entries(of).map(([name, value]) => rule(name, value))

/** LINE's own measures of a Flex Message. */
export const flexRules = [
  '.flex-carousel { display: flex; gap: 8px; overflow-x: auto }',
  '.flex-bubble { flex: none; width: 100%; max-width: 300px; background: #fff; border: 1px solid var(--hairline); border-radius: 16px; overflow: hidden; line-height: 1.5 }',
  '.flex-header > .flex-box { padding: 20px }',
  '.flex-body > .flex-box { padding: 19px 20px 17px }',
  '.flex-footer > .flex-box { padding: 10px }',
  '.flex-box { display: flex }',
  '.flex-box.vertical { flex-direction: column }',
  '.flex-box.baseline { align-items: baseline }',
  '.flex-box.horizontal > *, .flex-box.baseline > * { flex: 1 }',
  '.flex-box hr { width: 100%; border: 0; border-top: 1px solid #d4d6da }',
  '.flex-text { white-space: pre-wrap }',
  '.flex-text.bold { font-weight: 700 }',
  '.flex-text.cut { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
  '.align-center { text-align: center } .align-end { text-align: right }',
  '.flex-button { display: grid; place-items: center; min-height: 52px; padding: 8px 16px; border-radius: 8px; text-decoration: none; color: #111; text-align: center }',
  '.flex-button.primary { color: #fff }',
  ...rules(spaces, (name, value) => `.gap-${name} { gap: ${value}px }`),
  ...rules(spaces, (name, value) => `.flex-bubble .pad-${name} { padding: ${value}px }`),
  ...rules(spaces, (name, value) => `.margin-${name} { margin-top: ${value}px }`),
  ...rules(spaces, (name, value) => `.round-${name} { border-radius: ${value}px }`),
  ...rules(sizes, (name, value) => `.size-${name} { font-size: ${value / 16}rem }`),
].join('\n')
