import { sql } from 'kysely'
import { moveChat } from '#api/chat/move-chat.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'

type Pair = { saleUnit: string; code: string; other: string }

/** Rows that belong to a customer and to nothing a customer has only once. */
const plainTables = [
  ...[
    'agent_applications',
    'coupons',
    'coupon_uses',
    'customer_messages',
    'incentives',
    'payments',
    'points_ledger',
    'slips',
    'standing_orders',
    'customer_photos',
    'survey_answers',
    'customer_visits',
  ],
] as const

/** Everything `other` owns goes to `code`; how many orders that were. */
export async function moveBelongings(tx: Db, pair: Pair): Promise<number> {
  const { saleUnit, code, other } = pair
  const orders = await moveOrders(tx, pair)
  // Of two applications that wait, the one of the record that is kept is decided.
  await sql`delete from agent_applications a where a.sale_unit = ${saleUnit} and a.customer_code = ${other} and a.state = 'waiting'
    and exists (select from agent_applications k where k.sale_unit = ${saleUnit} and k.customer_code = ${code} and k.state = 'waiting')`.execute(
    tx,
  )
  for (const table of plainTables)
    await sql`update ${sql.table(table)} set customer_code = ${code}
      where sale_unit = ${saleUnit} and customer_code = ${other}`.execute(tx)
  await moveAddresses(tx, pair)
  await moveCart(tx, pair)
  await sql`
    with gone as (delete from wishlist g where g.sale_unit = ${saleUnit} and g.customer_code = ${other} returning g.*)
    insert into wishlist (sale_unit, customer_code, product_code, added_at, waits_since, told_at)
    select ${saleUnit}, ${code}, g.product_code, g.added_at, g.waits_since, g.told_at from gone g on conflict do nothing`.execute(
    tx,
  )
  await moveAdvice(tx, pair)
  await moveChat(tx, pair)
  await movePromotions(tx, pair)
  return orders
}

/** What either record was advised came from half of the orders: it is computed anew when it is next asked for. */
async function moveAdvice(tx: Db, { saleUnit, code, other }: Pair): Promise<void> {
  await sql`delete from order_advice a where a.sale_unit = ${saleUnit} and a.customer_code = any(${[code, other]})`.execute(
    tx,
  )
  await sql`
    with gone as (delete from order_advice_choices h where h.sale_unit = ${saleUnit} and h.customer_code = ${other} returning h.*)
    insert into order_advice_choices (sale_unit, customer_code, product_code, hidden_until, chosen_at)
    select ${saleUnit}, ${code}, g.product_code, g.hidden_until, g.chosen_at from gone g on conflict do nothing`.execute(
    tx,
  )
}

async function moveOrders(tx: Db, { saleUnit, code, other }: Pair): Promise<number> {
  const { rows } = await sql<{ number: string }>`
    select note_order_1(${saleUnit}, o.number), o.number from orders o
    where o.sale_unit = ${saleUnit} and o.customer_code = ${other}`.execute(tx)
  await sql`update orders set customer_code = ${code} where sale_unit = ${saleUnit} and customer_code = ${other}`.execute(
    tx,
  )
  await sql`update orders set credit_customer = ${code} where sale_unit = ${saleUnit} and credit_customer = ${other}`.execute(
    tx,
  )
  await sql`update orders set placed_by = ${code}
    where sale_unit = ${saleUnit} and customer_code = ${code} and placed_by_kind in ('customer', 'agent') and placed_by = ${other}`.execute(
    tx,
  )
  return rows.length
}

/** The kept shop stands where it stands, and keeps its usual addresses. */
async function moveAddresses(tx: Db, { saleUnit, code, other }: Pair): Promise<void> {
  await sql`update addresses set customer_code = ${code}, is_default = false, active = active and type <> 'C'
    where sale_unit = ${saleUnit} and customer_code = ${other}`.execute(tx)
}

/** No line is lost: of what both had in the cart, there is as much as both had. */
async function moveCart(tx: Db, { saleUnit, code, other }: Pair): Promise<void> {
  await sql`
    with gone as (delete from cart_lines g where g.sale_unit = ${saleUnit} and g.customer_code = ${other} returning g.*)
    insert into cart_lines as c (sale_unit, customer_code, filled_by, kind, product_code, quantity1, quantity2, quantity3, selected, changed_at)
    select ${saleUnit}, ${code}, g.filled_by, g.kind, g.product_code, g.quantity1, g.quantity2, g.quantity3, g.selected, g.changed_at from gone g
    on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update
    set quantity1 = c.quantity1 + excluded.quantity1, quantity2 = c.quantity2 + excluded.quantity2,
      quantity3 = c.quantity3 + excluded.quantity3, changed_at = greatest(c.changed_at, excluded.changed_at)`.execute(
    tx,
  )
}

/** Whom a promotion names by code; every process hears of it, since they keep promotions. */
async function movePromotions(tx: Db, { saleUnit, code, other }: Pair): Promise<void> {
  const { rows } = await sql`
    with gone as (
      delete from promotion_audience p
      where p.sale_unit = ${saleUnit} and p.code = ${other} and p.kind in ('customer', 'excluded') returning p.promotion_id, p.kind
    ), added as (
      insert into promotion_audience (sale_unit, promotion_id, kind, code)
      select ${saleUnit}, g.promotion_id, g.kind, ${code} from gone g on conflict do nothing
    )
    select from gone`.execute(tx)
  if (rows.length > 0) await notify(tx, { saleUnit, topic: 'promotion-changed' })
}
