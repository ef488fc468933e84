import type { CheckPoint } from '#shop/check-list/check-list-contracts.ts'
import { isOpenPage } from '#web/kit/page/open-pages.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The screen that mends a point; SMS and LINE are set on the server. */
const ways: Partial<Record<CheckPoint, string>> = {
  goods: importPaths.imports,
  prices: merchantPaths.products,
  pictures: withQuery(merchantPaths.products, { state: 'noPicture' }),
  area: merchantPaths.profileEdit,
  rounds: merchantPaths.profileEdit,
  payment: merchantPaths.config,
  bank: merchantPaths.profileEdit,
  contact: withQuery(officePaths.contents, { kind: 'P' }),
  policy: officePaths.policies,
  customer: paths.registerFromPc(),
  order: merchantPaths.customers,
}

/** Undefined where no screen can mend it yet. */
export function wayTo(point: CheckPoint): string | undefined {
  const way = ways[point]
  return way && isOpenPage(way) ? way : undefined
}

/** Pages of the shop are opened as documents: the back office does not know them. */
export const isOfShop = (way: string): boolean => !way.startsWith(merchantPaths.home)
