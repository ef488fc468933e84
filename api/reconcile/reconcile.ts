import { allCentres } from '#api/kit/all-centres.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Finding, reconcileContract, reconcileContracts } from '#shop/reconcile/reconcile-contract.ts'
import { type ReconcilePart, reconcileParts } from '#shop/reconcile/reconcile-parts.ts'
import { compareDebts, comparePoints, compareStock } from './compare-balances.ts'
import { compareGateways } from './compare-gateways.ts'
import { compareOrders } from './compare-orders.ts'
import { comparePayments } from './compare-payments.ts'
import { findOldSlips, findOldWaiting, findOpenRefunds } from './find-forgotten.ts'
import type { Compared, ReconcileDeps } from './finding.ts'

type Compare = (deps: ReconcileDeps, saleUnit: string) => Promise<Compared>

const parts: Record<ReconcilePart, Compare> = {
  payments: comparePayments,
  orders: compareOrders,
  debts: compareDebts,
  points: comparePoints,
  stock: compareStock,
  refunds: findOpenRefunds,
  waiting: findOldWaiting,
  slips: findOldSlips,
  gateways: compareGateways,
}

/** Every centre, every part; reads only. */
export async function reconcileAll(deps: ReconcileDeps): Promise<(Finding & { saleUnit: string })[]> {
  const all: (Finding & { saleUnit: string })[] = []
  for (const saleUnit of await allCentres(deps.db))
    for (const part of reconcileParts) {
      const { findings } = await parts[part](deps, saleUnit)
      all.push(...findings.map((finding) => ({ saleUnit, ...finding })))
    }
  return all
}

const reconcile: Handler<typeof reconcileContract> = ({ saleUnit, part }, { db, gateways, now }) =>
  parts[part]({ db, gateways, now }, saleUnit)

export const reconcileHandlers: HandlersOf<typeof reconcileContracts> = { reconcile }
