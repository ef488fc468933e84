import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openDatabase } from '#api/kit/database.ts'
import { makeTokens } from '#api/sessions/tokens.ts'

export const saleUnit = 'BKK01'
export type Buyer = { code: string; token: string; address: string }
/** One product with three units and a promotion of one free per ten, all on one stock row. */
export type Stage = {
  pool: pg.Pool
  buyers: Buyer[]
  crowded: string
  plain: string
  couponProduct: string
  redeemable: string
  /** A token lives for minutes: a long run asks for another, at another time. */
  issue: (buyer: string, centre?: string, at?: Date) => Promise<string>
}

/** Sets up buyers and products for conflicting orders: no minimum, ample stock except where given. */
export async function setStage({
  databaseUrl,
  secret,
  buyers: count,
  now,
}: {
  databaseUrl: string
  secret: string
  buyers: number
  now: Date
}): Promise<Stage> {
  // As in the shop: a database that goes away while a connection closes is not an error.
  const { pool } = openDatabase(databaseUrl, { connections: 5 })
  const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]
  await pool.query(
    `insert into settings values ('*', 'MINIMUM_ORDER', '0', now(), 'test') on conflict (sale_unit, key) do update set value = '0'`,
  )
  const products = `select p.code from products p where p.sale_unit = '${saleUnit}' and p.active and p.material_type = 'FG' and not p.needs_licence
    and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code)
    and not exists (select from advance_prices a where a.sale_unit = p.sale_unit and a.product_code = p.code)`
  const { code: crowded } = await one(
    `${products} and p.unit3_rate = 1 and p.unit1_rate between 20 and 60 order by p.code limit 1`,
  )
  const { code: plain } = await one(`${products} and p.unit2_rate = 0 order by p.code limit 1`)
  const { code: couponProduct } = await one(
    `${products} and p.unit2_rate = 0 and p.code <> $1 order by p.code limit 1`,
    [plain],
  )
  const { code: redeemable } = await one(
    `select code from products where sale_unit = '${saleUnit}' and active and points_per_unit > 0 and not needs_licence order by code limit 1`,
  )
  await pool.query(
    `update stock set on_hand = reserved + 1000000 where sale_unit = $1 and product_code = any($2)`,
    [saleUnit, [crowded, plain, couponProduct, redeemable]],
  )
  await makePromotions(pool, crowded, couponProduct)
  const buyers = await makeBuyers(pool, count)
  const issue = async (code: string, centre = saleUnit, at = now) => {
    const { id } = await one(
      `insert into sessions (kind, account_id, refresh_hash, method, created_at, expires_at)
       select 'user', account_id, $3, 'test', $4, $4::timestamptz + interval '1 day' from customers where sale_unit = $1 and code = $2 returning id`,
      [centre, code, randomUUID(), at],
    )
    return makeTokens(secret, () => at).issue({
      kind: 'user',
      role: '1',
      saleUnit: centre,
      customerCode: code,
      session: id,
    })
  }
  const withTokens: Buyer[] = []
  for (const buyer of buyers) withTokens.push({ ...buyer, token: await issue(buyer.code) })
  return { pool, buyers: withTokens, crowded, plain, couponProduct, redeemable, issue }
}

async function makePromotions(pool: pg.Pool, crowded: string, couponProduct: string): Promise<void> {
  await pool.query(
    `insert into promotions (sale_unit, id, name, short_name, remark, starts_on, ends_on, type, calculation, needs_coupon) values
       ($1, 'TEST10', 'buy 10 get 1', '10+1', '', '2020-01-01', '2099-01-01', 3, 1, false),
       ($1, 'TESTCP', 'coupon 10%', '10%', '', '2020-01-01', '2099-01-01', 2, 2, true) on conflict do nothing`,
    [saleUnit],
  )
  await pool.query(
    `insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, free_quantity, discount, discount_type) values
       ($1, 'TEST10', 1, 10, 1, 0, ''), ($1, 'TESTCP', 1, 1, 0, 1000, '%') on conflict do nothing`,
    [saleUnit],
  )
  await pool.query(
    `insert into promotion_products (sale_unit, promotion_id, side, product_code) values
       ($1, 'TEST10', 'sale', $2), ($1, 'TEST10', 'free', $2), ($1, 'TESTCP', 'sale', $3) on conflict do nothing`,
    [saleUnit, crowded, couponProduct],
  )
}

export async function makeBuyers(pool: pg.Pool, count: number): Promise<{ code: string; address: string }[]> {
  await pool.query(
    `with made as (insert into accounts (mobile, name) select '099' || lpad(i::text, 7, '0'), 'ผู้ซื้อ ' || i from generate_series(1, $2::int) i on conflict do nothing returning id, mobile),
     buyers as (insert into customers (sale_unit, code, account_id, name, customer_type, store_type)
     select $1, 'B' || right(mobile, 5), id, 'ร้านทดสอบ ' || mobile, t.customer_type, t.store_type
     from made, (select customer_type, store_type from customers where sale_unit = $1 and code = 'C0002') t
     returning sale_unit, code, account_id)
     insert into account_customers (sale_unit, customer_code, account_id) select sale_unit, code, account_id from buyers`,
    [saleUnit, count],
  )
  const { rows } = await pool.query(
    `insert into addresses (sale_unit, customer_code, type, is_default, name, address, province, district, subdistrict, postcode, phone)
     select sale_unit, code, 'S', true, name, '1', 'กรุงเทพมหานคร', 'จตุจักร', 'ลาดยาว', '10900', '0812345678' from customers where sale_unit = $1 and code like 'B%'
     on conflict do nothing returning customer_code as code, id as address`,
    [saleUnit],
  )
  return rows
}
