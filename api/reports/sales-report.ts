import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { refuse } from '#shop/problems/problem.ts'
import { mostReportDays, type Period, periodBefore } from '#shop/reports/period.ts'
import type { SalesRow, salesReportContract } from '#shop/reports/report-contracts.ts'
import { reportsProblems } from '#shop/reports/reports-problems.ts'
import type { SalesGroup } from '#shop/reports/sales-groups.ts'
import { daysBetween } from '#shop/time/bangkok.ts'
import { findNames } from './group-names.ts'
import { findGroups, findSums, type GroupRow, isCounted, type Scope } from './sales-queries.ts'

const usualTake = 24

/** A salesperson's own sales; those of the centre, or of somebody chosen, for who runs it. */
export async function findScope(
  { db, caller }: Context,
  saleUnit: string,
  chosen?: string | undefined,
): Promise<Scope> {
  return { saleUnit, saleCode: (await findSaleCode(db, caller)) ?? chosen }
}

export function checkPeriod({ from, to }: Period): Period {
  if (from > to || daysBetween(from, to) >= mostReportDays) throw refuse(reportsProblems.wrongPeriod)
  return { from, to }
}

export const salesReport: Handler<typeof salesReportContract> = async (request, context) => {
  const { db } = context
  const { saleUnit, by, take = usualTake, skip = 0, sort } = request
  const period = checkPeriod(request)
  const before = periodBefore(period)
  const scope = await findScope(context, saleUnit, request.saleCode)
  const [{ rows, count }, sums, counted] = await Promise.all([
    findGroups(db, scope, { by, period, before, sort, take, skip }),
    findSums(db, scope, { period, before }),
    isCounted(db, saleUnit),
  ])
  return {
    rows: await nameRows(context, { saleUnit, by }, rows),
    ...{ count, sums: sums.now, sumsBefore: sums.before, before, counted },
  }
}

export async function nameRows(
  { db }: Context,
  { saleUnit, by }: { saleUnit: string; by: SalesGroup },
  rows: readonly GroupRow[],
): Promise<SalesRow[]> {
  const nameOf = await findNames(db, { saleUnit, by, keys: rows.map(({ key }) => key) })
  return rows.map(({ key, orders, units, freeUnits, goods, discount, total, totalBefore }) => ({
    ...{ key, name: nameOf(key), orders, units, freeUnits, goods, discount, total, totalBefore },
  }))
}
