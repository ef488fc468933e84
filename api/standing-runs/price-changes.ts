import { sql } from 'kysely'
import type { PricedOrder } from '#api/checkout/price-order.ts'
import type { Db } from '#api/kit/database.ts'
import type { RunNote } from '#shop/standing-orders/standing-order.ts'
import type { StandingOrder } from './standing-order-rows.ts'

type Before = { code: string; unit: number; rate: number; price: number; th: string; en: string }

/** What costs something else than in the last run, by unit and before promotions. */
export async function findPriceChanges(
  db: Db,
  { saleUnit, id }: StandingOrder,
  { priced }: PricedOrder,
): Promise<RunNote[]> {
  const { rows } = await sql<Before>`
    select l.product_code as code, l.unit, l.rate, l.price, l.name_th as th, l.name_en as en from order_lines l
    where l.sale_unit = ${saleUnit} and not l.free and l.order_number = (
      select r.order_number from standing_order_runs r
      where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.state = 'placed' order by r.planned_on desc limit 1)
    order by l.line`.execute(db)
  return rows.flatMap(({ code, unit, rate, price, th, en }): RunNote[] => {
    const now = priced.lines
      .find(({ productCode }) => productCode === code)
      ?.rows.find((row) => row.position === unit && row.rate === rate)
    if (!now || now.price === price) return []
    return [{ kind: 'price', product: { th, en }, by: null, prices: { before: price, now: now.price } }]
  })
}
