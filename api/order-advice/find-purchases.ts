import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Purchase } from '#shop/order-advice/advice.ts'
import { addDays } from '#shop/time/bangkok.ts'

/** A year and the weeks around its beginning, for what comes back with the season. */
const lookBackDays = 400

type Compact = [productCode: string, day: number, unit: 1 | 2 | 3, rate: number, quantity: number]

/** What each of the customers bought for money and was not cancelled, by the days of Bangkok. */
export async function findPurchases(
  db: Db,
  { saleUnit, codes, today }: { saleUnit: string; codes: readonly string[]; today: string },
): Promise<Map<string, Purchase[]>> {
  const { rows } = await sql<{ code: string; bought: Compact[] }>`
    select o.customer_code as code, json_agg(json_build_array(l.product_code,
      (o.placed_at at time zone 'Asia/Bangkok')::date - '1970-01-01'::date, l.unit, l.rate, l.quantity)) as bought
    from orders o join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.customer_code = any(${codes}::text[]) and not o.points_mode and not l.free
      and o.status not in ('SO Cancel', 'Invoice Cancel') and o.placed_at > ${addDays(today, -lookBackDays)}::date
    group by o.customer_code`.execute(db)
  return new Map(
    rows.map(({ code, bought }) => [
      code,
      bought.map(([productCode, day, unit, rate, quantity]) => ({ productCode, day, unit, rate, quantity })),
    ]),
  )
}
