import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { suggestedOrderContract } from '#shop/cart/cart-contracts.ts'
import { isDueAgain, type Rhythm } from '#shop/cart/rhythm.ts'
import { withinStock } from '#shop/cart/within-stock.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { findSellable } from './cart-facts.ts'

const lookBackDays = 180
const mostShown = 30

type Bought = { code: string; unit: 1 | 2 | 3; quantity: number } & Rhythm

/** Products bought on at least three days: how often, when last, and the usual quantity and unit. */
export const suggestedOrder: Handler<typeof suggestedOrderContract> = async (_input, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const today = bangkokDay(now)
  const { rows } = await sql<Bought>`
    with bought as (
      select l.product_code as code, l.unit, l.quantity, (o.placed_at at time zone 'Asia/Bangkok')::date as day
      from orders o join order_lines l on l.sale_unit = ${caller.saleUnit} and l.order_number = o.number
      where o.sale_unit = ${caller.saleUnit} and o.customer_code = ${caller.customerCode} and not o.points_mode and not l.free
        and o.status not in ('SO Cancel', 'Invoice Cancel') and o.placed_at > ${addDays(today, -lookBackDays)}::date
    ), usual as (
      select code, mode() within group (order by unit) as unit, count(distinct day) as days, min(day) as first_on, max(day) as last_on from bought group by code
    )
    select u.code, u.unit, u.days, u.first_on as "firstOn", u.last_on as "lastOn",
      (select percentile_disc(0.5) within group (order by b.quantity) from bought b where b.code = u.code and b.unit = u.unit) as quantity
    from usual u where u.days >= 3`.execute(db)
  const due = rows
    .flatMap((row) => {
      const again = isDueAgain(row, today)
      return again ? [{ ...row, ...again }] : []
    })
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.code.localeCompare(b.code)))
  const products = new Map(
    (
      await findSellable(
        context,
        due.map(({ code }) => code),
      )
    ).map((product) => [product.code, product]),
  )
  const items = due.flatMap(({ code, unit, quantity, everyDays, lastOn, dueOn }) => {
    const product = products.get(code)
    const there = product && withinStock(product, { unit, quantity })
    return there ? [{ productCode: code, ...there, everyDays, lastOn, dueOn }] : []
  })
  const shown = items.slice(0, mostShown)
  return { items: shown, products: shown.flatMap(({ productCode }) => products.get(productCode) ?? []) }
}
