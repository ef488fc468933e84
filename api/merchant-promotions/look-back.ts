import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { effectOn, type PastOrder } from '#shop/merchant-promotions/past-order.ts'
import type { lookBackContract } from '#shop/merchant-promotions/promotion-advice-contracts.ts'
import { promotionOf } from '#shop/merchant-promotions/promotion-draft.ts'
import type { Satang } from '#shop/money/satang.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { findGoods, worthOf } from './goods-worth.ts'
import { requirePriceable } from './require-savable.ts'
import { draftId } from './try-promotion.ts'

const daysBack = 30
const batch = 500
/** Others are served between pieces of this many orders. */
const piece = 50
const mostOrders = 50_000
const longestMs = 4_000
const mostTold = 20

type Found = { customers: Map<string, Saver>; gifts: Map<string, number>; less: Satang; using: number }
type Saver = { code: string; name: string; orders: number; less: Satang }

export const lookBack: Handler<typeof lookBackContract> = async (
  { saleUnit, id = draftId, promotion },
  { db, now },
) => {
  const settled = await requirePriceable(db, saleUnit, promotion)
  const draft = promotionOf(id, settled)
  const today = bangkokDay(now)
  const from = addDays(today, -daysBack)
  const [goods, vatPercent] = await Promise.all([
    findGoods(db, saleUnit, settled.freeProducts, today),
    vatPercentOn(db, today),
  ])
  const trial = { draft, vatPercent, freeProducts: [...goods.values()].map(({ listed }) => listed) }
  const found: Found = { customers: new Map(), gifts: new Map(), less: 0, using: 0 }
  const until = Date.now() + longestMs
  let orders = 0
  let after: PastRow | undefined
  let isAll = false
  while (!isAll && orders < mostOrders && Date.now() < until) {
    const rows = await findBatch(db, saleUnit, { from, after })
    for (const [at, row] of rows.entries()) {
      if (at % piece === piece - 1) await breathe()
      addEffect(found, row, effectOn(row, trial))
    }
    orders += rows.length
    after = rows.at(-1)
    isAll = rows.length < batch
  }
  return {
    from,
    orders,
    isAll,
    ordersUsing: found.using,
    customersUsing: found.customers.size,
    less: found.less,
    gifts: [...found.gifts].flatMap(([productCode, quantity]) => {
      const gift = goods.get(productCode)
      if (!gift) return []
      return [
        { productCode, nameTh: gift.nameTh, nameEn: gift.nameEn, quantity, worth: quantity * worthOf(gift) },
      ]
    }),
    customers: [...found.customers.values()]
      .sort((a, b) => b.less - a.less || b.orders - a.orders || (a.code < b.code ? -1 : 1))
      .slice(0, mostTold),
  }
}

function addEffect(found: Found, row: PastRow, effect: ReturnType<typeof effectOn>): void {
  if (!effect) return
  const { code } = row.customer
  const saver = found.customers.get(code) ?? { code, name: row.customerName, orders: 0, less: 0 }
  found.customers.set(code, { ...saver, orders: saver.orders + 1, less: saver.less + effect.less })
  for (const { productCode, quantity } of effect.gifts)
    found.gifts.set(productCode, (found.gifts.get(productCode) ?? 0) + quantity)
  found.less += effect.less
  found.using++
}

type PastRow = PastOrder & { customerName: string; at: string }

/** The next orders of the centre, newest first, with what was bought for money. */
async function findBatch(
  db: Db,
  saleUnit: string,
  { from, after }: { from: string; after: PastRow | undefined },
): Promise<PastRow[]> {
  const further = after
    ? sql`and (o.placed_at, o.number) < ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.number})`
    : sql``
  const { rows } = await sql<PastRow>`
    with picked as materialized (
      select o.number, o.placed_at, o.customer_code, o.customer_name from orders o
      where o.sale_unit = ${saleUnit} and o.placed_at >= (${from}::date)::timestamp at time zone 'Asia/Bangkok'
        and o.status not in ('SO Cancel', 'Invoice Cancel') and not o.points_mode ${further}
      order by o.placed_at desc, o.number desc limit ${sql.lit(batch)})
    select k.number, (extract(epoch from k.placed_at) * 1000000)::bigint::text as at, k.customer_name as "customerName",
      to_char(k.placed_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day,
      jsonb_build_object('code', c.code, 'customerType', c.customer_type, 'storeType', c.store_type) as customer,
      coalesce((select jsonb_agg(jsonb_build_object('productCode', l.product_code, 'position', l.unit, 'rate', l.rate, 'quantity', l.quantity,
          'price', l.price, 'priceType', l.price_type, 'discount', l.discount, 'promotionId', l.promotion_id))
        from order_lines l where l.sale_unit = ${saleUnit} and l.order_number = k.number and not l.free and l.quantity > 0), '[]') as lines
    from picked k join customers c on c.sale_unit = ${saleUnit} and c.code = k.customer_code
    order by k.placed_at desc, k.number desc`.execute(db)
  return rows
}
