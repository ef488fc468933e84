const named = 3

/** What a shop is told when goods it waits for are back: the first few by name, how many more, and where they are. */
export function backMessage(names: readonly string[], link: string): string {
  const more = names.length - named
  const list = names.slice(0, named).join(', ')
  return `มีของแล้ว: ${list}${more > 0 ? ` และอีก ${more} รายการ` : ''}\n${link}`
}
