const named = 3

/** The back-in-stock message: the first few products by name, the number of others, and a link. */
export function backInStockMessage(names: readonly string[], link: string): string {
  const more = names.length - named
  const list = names.slice(0, named).join(', ')
  return `มีของแล้ว: ${list}${more > 0 ? ` และอีก ${more} รายการ` : ''}\n${link}`
}
