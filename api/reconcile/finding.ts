import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Finding } from '#shop/reconcile/reconcile-contract.ts'

export type ReconcileDeps = { db: Db; gateways: Gateways; now: Date }
/** What was found, and how many things were looked at. */
export type Compared = { findings: Finding[]; looked: number }

/** More of one kind tell nothing new, and make a page nobody reads. */
export const mostFindings = 200
