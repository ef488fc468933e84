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
    const rows = await findBatch(db, saleUnit, { from, after, codes: settled.saleProducts })
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

type Head = Omit<PastOrder, 'lines'> & { customerName: string; at: string }
type PastRow = Head & PastOrder
type LineRow = PastOrder['lines'][number] & { orderNumber: string }
type Wanted = { from: string; after: PastRow | undefined; codes: readonly string[] }

/** The next orders of the centre, newest first; with their lines where one of the products was bought. */
async function findBatch(db: Db, saleUnit: string, wanted: Wanted): Promise<PastRow[]> {
  const heads = await findHeads(db, saleUnit, wanted)
  const lines = Map.groupBy(
    await findLines(
      db,
      saleUnit,
      heads.map(({ number }) => number),
      wanted.codes,
    ),
    ({ orderNumber }) => orderNumber,
  )
  return heads.map((head) => ({ ...head, lines: lines.get(head.number) ?? [] }))
}

async function findHeads(db: Db, saleUnit: string, { from, after }: Wanted): Promise<Head[]> {
  const further = after
    ? sql`and (o.placed_at, o.number) < ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.number})`
    : sql``
  const { rows } = await sql<Head>`
    with picked as materialized (
      select o.number, o.placed_at, o.customer_code, o.customer_name from orders o
      where o.sale_unit = ${saleUnit} and o.placed_at >= (${from}::date)::timestamp at time zone 'Asia/Bangkok'
        and o.status not in ('SO Cancel', 'Invoice Cancel') and not o.points_mode ${further}
      order by o.placed_at desc, o.number desc limit ${sql.lit(batch)})
    select k.number, (extract(epoch from k.placed_at) * 1000000)::bigint::text as at, k.customer_name as "customerName",
      to_char(k.placed_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day,
      jsonb_build_object('code', c.code, 'customerType', c.customer_type, 'storeType', c.store_type) as customer
    from picked k join customers c on c.sale_unit = ${saleUnit} and c.code = k.customer_code
    order by k.placed_at desc, k.number desc`.execute(db)
  return rows
}

/** What was bought for money in the orders that hold one of the products; in all of them when none is named. */
async function findLines(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
  codes: readonly string[],
): Promise<LineRow[]> {
  const holding =
    codes.length === 0
      ? sql`select n.number from unnest(${[...numbers]}::text[]) n (number)`
      : sql`select n.number from unnest(${[...numbers]}::text[]) n (number)
          where exists (select from order_lines m where m.sale_unit = ${saleUnit} and m.order_number = n.number
            and m.product_code = any(${[...codes]}::text[]) and not m.free offset 0)`
  const { rows } = await sql<LineRow>`
    with holding as materialized (${holding})
    select l.order_number as "orderNumber", l.product_code as "productCode", l.unit as position, l.rate, l.quantity, l.price,
      l.price_type as "priceType", l.discount, l.promotion_id as "promotionId"
    from holding h cross join lateral (select k.* from order_lines k
      where k.sale_unit = ${saleUnit} and k.order_number = h.number and not k.free and k.quantity > 0 offset 0) l`.execute(
    db,
  )
  return rows
}
