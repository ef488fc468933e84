import * as paths from '#web/paths/customer-paths.ts'

/** Pages of the page table that are not built yet; nothing links to them. */
const closed = new Set([paths.subscriptions])

/** Whether a menu's page is built. */
export const isOpenPage = (path: string): boolean => !closed.has(path)

export const closedPages: ReadonlySet<string> = closed
