export type PolicyText = { titleTh: string; titleEn: string; bodyTh: string; bodyEn: string }
export type PolicyDraft = PolicyText & { version: string }

export const longestPolicy = 40_000

export const isVersion = (version: string): boolean => /^\d[0-9A-Za-z.-]{0,19}$/.test(version)

export const isWhole = ({ titleTh, titleEn, bodyTh, bodyEn }: PolicyText): boolean =>
  [titleTh, titleEn, bodyTh, bodyEn].every((text) => text.trim() !== '')

/** The next number that nobody used: 1.0 is followed by 1.1. */
export function nextVersion(current: string, taken: readonly string[]): string {
  const [, head = '', last = ''] = /^(.*?)(\d{1,6})$/.exec(current) ?? []
  for (let step = 1; step < 1_000; step++) {
    const next = last ? `${head}${Number(last) + step}` : `${current}.${step}`
    if (isVersion(next) && !taken.includes(next)) return next
  }
  return ''
}
