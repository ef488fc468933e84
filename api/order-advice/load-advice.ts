import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { AdvisedLine } from '#shop/order-advice/advice.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findAlikeShops } from './alike-shops.ts'
import { writeAdvice } from './write-advice.ts'

type Row = {
  storeType: string
  isCurrent: boolean | null
  lines: AdvisedLine[] | null
  hidden: string[] | null
}

/**
 * The advice of a customer for today, without what they do not want to be advised. An order since the last
 * computation, or another day, makes it anew.
 */
export async function loadAdvice(
  { db, now }: { db: Db; now: Date },
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
): Promise<AdvisedLine[]> {
  const today = bangkokDay(now)
  // An order may commit some seconds after the time it says: a minute is looked at again.
  const { rows } = await sql<Row>`
    select c.store_type as "storeType", a.lines,
      a.day = ${today}::date and not exists (
        select 1 from orders o where o.sale_unit = ${saleUnit} and o.customer_code = ${customerCode}
          and o.placed_at > a.computed_at - interval '1 minute') as "isCurrent",
      (select array_agg(h.product_code) from order_advice_choices h
        where h.sale_unit = ${saleUnit} and h.customer_code = ${customerCode}
          and (h.hidden_until is null or h.hidden_until > ${today}::date)) as hidden
    from customers c left join order_advice a on a.sale_unit = ${saleUnit} and a.customer_code = c.code
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  const [row] = rows
  if (!row) return []
  const hidden = new Set(row.hidden)
  const lines = row.isCurrent && row.lines ? row.lines : await compute({ db, now }, row.storeType)
  return lines.filter(({ productCode }) => !hidden.has(productCode))

  async function compute(parts: { db: Db; now: Date }, storeType: string): Promise<AdvisedLine[]> {
    const alikeOf = await findAlikeShops(parts.db, saleUnit)
    const customers = [{ code: customerCode, storeType }]
    return (await writeAdvice(parts, { saleUnit, customers, alikeOf })).get(customerCode) ?? []
  }
}
