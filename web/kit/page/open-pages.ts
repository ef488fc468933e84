import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'

/** Pages of the page table that are not built yet; nothing links to them. */
const closed = new Set([
  paths.subscriptions,
  paths.chat,
  paths.agentProducts,
  paths.agentRegister,
  paths.agentProductAdd(),
  paths.agentProductEdit(),
  merchantPaths.chat,
  riderPaths.home,
  riderPaths.history,
  riderPaths.profile,
  riderPaths.invoices,
  riderPaths.detail(),
  riderPaths.invoiceDetail(),
])

/** Whether a menu's page is built. */
export const isOpenPage = (path: string): boolean => !closed.has(path)

export const closedPages: ReadonlySet<string> = closed
