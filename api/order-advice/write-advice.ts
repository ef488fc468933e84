import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type AdvisedLine, dayNumber } from '#shop/order-advice/advice.ts'
import { adviseOrder } from '#shop/order-advice/advise-order.ts'
import type { AlikeShops } from '#shop/order-advice/alike-shops.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findPurchases } from './find-purchases.ts'

type Customer = { code: string; storeType: string }

/** Computes the advice of these customers for today and keeps it; a later one is never overwritten. */
export async function writeAdvice(
  { db, now }: { db: Db; now: Date },
  {
    saleUnit,
    customers,
    alikeOf,
  }: { saleUnit: string; customers: readonly Customer[]; alikeOf: (storeType: string) => AlikeShops },
): Promise<Map<string, AdvisedLine[]>> {
  const today = bangkokDay(now)
  const codes = customers.map(({ code }) => code)
  const purchases = await findPurchases(db, { saleUnit, codes, today })
  const advice = new Map(
    customers.map(({ code, storeType }) => [
      code,
      adviseOrder({
        today: dayNumber(today),
        purchases: purchases.get(code) ?? [],
        alike: alikeOf(storeType),
      }),
    ]),
  )
  const rows = JSON.stringify([...advice].map(([code, lines]) => ({ code, lines })))
  // Rows in one order: two that write the same customers wait for each other, and never for ever. Who was
  // erased or merged since they were read gets none: both lock the customer first.
  await sql`
    with still as materialized (
      select c.code from customers c where c.sale_unit = ${saleUnit} and c.code = any(${codes}::text[]) and c.status = 'active'
      order by c.code for key share
    )
    insert into order_advice (sale_unit, customer_code, day, computed_at, lines)
    select ${saleUnit}, s.code, ${today}::date, ${now}, r.lines
    from still s join jsonb_to_recordset(${rows}::jsonb) r(code text, lines jsonb) on r.code = s.code order by s.code
    on conflict (sale_unit, customer_code) do update
      set day = excluded.day, computed_at = excluded.computed_at, lines = excluded.lines
      where order_advice.computed_at <= excluded.computed_at`.execute(db)
  return advice
}
