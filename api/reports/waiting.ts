import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { isOf } from '#api/merchant-orders/order-conditions.ts'
import { shortOf } from '#api/merchant-products/product-row.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { openTabs, statusesOf } from '#shop/merchant-orders/staff-tabs.ts'
import type { overviewContract } from '#shop/reports/report-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import type { Scope } from './sales-queries.ts'

type Waiting = AnswerOf<typeof overviewContract>['waiting']
type Deps = Pick<Context, 'db' | 'now'>

// Nobody's next step changes these at once, and no index knows them: they are counted every some seconds.
const slow = loadingCache<Pick<Waiting, 'soldOut' | 'late'>>({ freshMs: 10_000, staleMs: 20_000, most: 512 })

/** What waits for somebody; a salesperson sees orders of their own customers alone. */
export async function countWaiting(deps: Deps, scope: Scope): Promise<Waiting> {
  const { db, now } = deps
  const { saleUnit, saleCode } = scope
  const [{ rows }, slowly] = await Promise.all([
    sql<Pick<Waiting, 'toApprove' | 'slips' | 'registrations' | 'agents'>>`
      select (select count(*)::int from orders o where o.sale_unit = ${saleUnit} and o.status = 'SO Wait' and ${ofScope(scope)}) as "toApprove",
        (select count(*)::int from slips s where s.sale_unit = ${saleUnit} and s.state = 'checking') as slips,
        (select count(*)::int from customers c where c.sale_unit = ${saleUnit} and c.status = 'pending') as registrations,
        (select count(*)::int from agent_applications a where a.sale_unit = ${saleUnit} and a.state = 'waiting') as agents`.execute(
      db,
    ),
    slow.get(db, `${saleUnit} ${saleCode} ${bangkokDay(now)}`, () => countSlowly(deps, scope)),
  ])
  const [row] = rows
  if (!row) throw new Error('a query without a table gave no row')
  const isOwn = saleCode !== undefined
  return { ...row, ...slowly, ...(isOwn ? { slips: null, registrations: null, agents: null } : {}) }
}

const ofScope = ({ saleUnit, saleCode }: Scope) =>
  saleCode === undefined ? sql`true` : isOf(saleUnit, saleCode)

async function countSlowly({ db, now }: Deps, scope: Scope) {
  const { saleUnit } = scope
  const open = openTabs.flatMap((tab) => statusesOf[tab])
  const { rows } = await sql<Pick<Waiting, 'soldOut' | 'late'>>`
    select (select count(*)::int from orders o where o.sale_unit = ${saleUnit} and o.status = any(${open}::text[])
        and o.deliver_on < ${bangkokDay(now)}::date and ${ofScope(scope)}) as late,
      (select count(*)::int from ${shortOf(saleUnit)}) as "soldOut"`.execute(db)
  return rows[0] ?? { late: 0, soldOut: 0 }
}
