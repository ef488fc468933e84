import type { CheckPoint } from '#shop/check-list/check-list-contracts.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The screen that mends a point; SMS and LINE are set on the server. */
const ways: Partial<Record<CheckPoint, string>> = {
  goods: importPaths.imports,
  prices: merchantPaths.products,
  pictures: withQuery(merchantPaths.products, { state: 'noPicture' }),
  area: withQuery(merchantPaths.profileEdit, { part: 'areas' }),
  rounds: withQuery(merchantPaths.profileEdit, { part: 'delivery' }),
  payment: merchantPaths.config,
  bank: withQuery(merchantPaths.profileEdit, { part: 'accounts' }),
  contact: withQuery(officePaths.contents, { kind: 'P' }),
  policy: officePaths.policies,
  customer: merchantPaths.customers,
  order: merchantPaths.customers,
}

/** Undefined where no screen can mend it. */
export const wayTo = (point: CheckPoint): string | undefined => ways[point]
