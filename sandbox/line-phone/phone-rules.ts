/** The looks of a chat: the account on the left, the phone on the right. */
export const phoneRules = `
select { font: inherit; color: inherit; width: 100%; min-height: 44px; border-radius: 8px; border: 1px solid var(--outline); background: var(--card); padding: 8px 12px }
.chat { list-style: none; padding: 0; display: grid; gap: 12px }
.chat li { display: grid; gap: 4px; max-width: 85% }
.chat .mine { justify-self: end; justify-items: end }
.chat .theirs { justify-self: start }
.chat > li > .text { padding: 8px 12px; border-radius: 16px; background: var(--sunk) }
.chat > .mine > .text { background: var(--primary-tint) }
.chat img { width: 100%; max-width: 240px; height: auto; border-radius: 12px }
.chat .flex-button { width: 100%; border: 0 }
.acts { display: flex; flex-wrap: wrap; gap: 8px }
`
