/** Pages of the page table that are not built yet; nothing links to them. */
const closed = new Set<string>()

/** Whether a menu's page is built. */
export const isOpenPage = (path: string): boolean => !closed.has(path)

export const closedPages: ReadonlySet<string> = closed
