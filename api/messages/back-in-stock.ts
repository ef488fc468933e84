import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { backInStockMessage } from '#shop/catalogue/back-in-stock.ts'
import { sendToPhone } from './send-to-phone.ts'

type BackInStockDeps = { db: Db; gateways: Gateways; log: Context['log']; now: Date; origin: () => string }
type ShopToNotify = {
  sale_unit: string
  customer_code: string
  codes: string[]
  names: string[]
  line: string | null
  mobile: string
}

/** Products that sell out repeatedly are announced once in this many days. */
const quietDays = 7
/** Shops per run; the next run takes the rest. */
const mostShops = 200

/** Notifies shops that wishlist products are back in stock, one message for all of them. */
export async function notifyBackInStock(deps: BackInStockDeps): Promise<number> {
  let notified = 0
  let room = mostShops
  for (const saleUnit of await allCentres(deps.db)) {
    await noteMissing(deps, saleUnit)
    const shops = room > 0 ? await takeBack(deps, saleUnit, room) : []
    room -= shops.length
    for (const shop of shops) if (await notifyShop(deps, shop)) notified++
  }
  return notified
}

async function notifyShop(deps: BackInStockDeps, shop: ShopToNotify): Promise<boolean> {
  const link = `${deps.origin()}${shop.codes.length === 1 ? `/product/${encodeURIComponent(shop.codes[0] ?? '')}` : '/profile/wishlist'}`
  const channel = await sendToPhone(deps, shop, {
    text: backInStockMessage(shop.names, link),
    ...{ key: randomUUID(), saleUnit: shop.sale_unit },
  })
  if (!channel) await waitOn(deps.db, shop, deps.now)
  return channel !== undefined
}

/** Marks every wishlist line whose product is sold out as waiting. */
async function noteMissing({ db, now }: BackInStockDeps, saleUnit: string): Promise<void> {
  await sql`
    update wishlist w set waits_since = ${now}
    from stock s
    where w.sale_unit = ${saleUnit} and s.sale_unit = ${saleUnit} and s.product_code = w.product_code and s.on_hand <= s.reserved
      and w.waits_since is null and (w.told_at is null or w.told_at < ${now}::timestamptz - make_interval(days => ${quietDays}))`.execute(
    db,
  )
}

/** Claims the wishlist lines whose products are back, so that two servers never notify twice. */
async function takeBack(
  { db, now }: BackInStockDeps,
  saleUnit: string,
  most: number,
): Promise<ShopToNotify[]> {
  const { rows } = await sql<ShopToNotify>`
    with shops as (
      select distinct w.customer_code
      from wishlist w
      join stock s on s.sale_unit = ${saleUnit} and s.product_code = w.product_code and s.on_hand > s.reserved
      join products p on p.sale_unit = ${saleUnit} and p.code = w.product_code and p.active
      where w.sale_unit = ${saleUnit} and w.waits_since is not null
      limit ${most}
    ), taken as (
      update wishlist w set waits_since = null, told_at = ${now}
      from shops, stock s, products p
      where w.sale_unit = ${saleUnit} and w.customer_code = shops.customer_code and w.waits_since is not null
        and s.sale_unit = ${saleUnit} and s.product_code = w.product_code and s.on_hand > s.reserved
        and p.sale_unit = ${saleUnit} and p.code = w.product_code and p.active
      returning w.customer_code, w.product_code, w.added_at, p.name_th
    )
    select ${saleUnit} as sale_unit, t.customer_code, a.mobile,
      array_agg(t.product_code order by t.added_at desc) as codes, array_agg(t.name_th order by t.added_at desc) as names,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line
    from taken t
    join customers c on c.sale_unit = ${saleUnit} and c.code = t.customer_code and c.status = 'active'
    join accounts a on a.id = c.account_id and a.erased_at is null
    group by t.customer_code, a.id, a.mobile`.execute(db)
  return rows
}

/** No channel worked: the shop stays waiting, and the next run retries. */
async function waitOn(db: Db, { sale_unit, customer_code, codes }: ShopToNotify, now: Date): Promise<void> {
  await db
    .updateTable('wishlist')
    .set({ waits_since: now, told_at: null })
    .where('sale_unit', '=', sale_unit)
    .where('customer_code', '=', customer_code)
    .where('product_code', 'in', codes)
    .execute()
}
