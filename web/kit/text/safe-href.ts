/** The allowed targets of staff's links: our own pages, http(s), tel, mailto. Any other link becomes text. */
export function safeHref(address: string): { outside: boolean; to: string } | undefined {
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(address)) return { outside: false, to: address }
  if (/^tel:\+?[\d-]{3,20}$/.test(address) || /^mailto:[\w.+-]+@[\w.-]+$/.test(address))
    return { outside: true, to: address }
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && !username && !password ? { outside: true, to: address } : undefined
}
