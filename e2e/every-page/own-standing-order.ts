import { createHash, randomBytes } from 'node:crypto'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { inDatabase } from '../tools/own-customer.ts'

/** A standing order whose latest run failed and whose next one can be changed by a link. */
export async function ownStandingOrder(customer: string): Promise<{ id: string; link: string }> {
  const today = bangkokDay(new Date())
  const [planned, failed] = [addDays(today, 3), addDays(today, -4)]
  const [made] = await inDatabase<{ id: string }>(
    `insert into standing_orders (sale_unit, customer_code, name, every, every_unit, every_day, starts_on, next_planned_on, look_at, slot, ship_to, bill_to,
       payment_method, when_closed, when_sold_out, wait_days, when_over, when_below, when_no_credit, made_at, changed_at)
     select 'BKK01', $1, 'ของประจำ', 1, 'week', extract(dow from $2::date), $3, $2::date + 7, now() + interval '4 days', '08-12', a.id, a.id,
       'CREDIT', 'after', 'leave out', 0, 'ask', 'skip', 'stop', now(), now()
     from addresses a where a.sale_unit = 'BKK01' and a.customer_code = $1 and a.type = 'S' limit 1 returning id`,
    [customer, planned, failed],
  )
  const id = made?.id ?? ''
  await inDatabase(
    `insert into standing_order_lines (sale_unit, standing_order_id, line, product_code, quantity1, quantity2, quantity3) values ('BKK01', $1, 1, '1118', 3, 1, 0)`,
    [id],
  )
  await inDatabase(
    `insert into standing_order_runs (sale_unit, standing_order_id, planned_on, deliver_on, slot, state, due_at, place_at, told_at, reason, params, done_at)
     values ('BKK01', $1, $2, $2, '08-12', 'failed', now(), now(), now(), 'checkout.overCredit', '{"left": "฿0.00", "total": "฿900.00"}', now()),
       ('BKK01', $1, $3, $3, '08-12', 'coming', now() + interval '2 days', now() + interval '2 days', now(), null, '{}', null)`,
    [id, failed, planned],
  )
  const secret = randomBytes(18).toString('base64url')
  await inDatabase(
    `insert into standing_order_links (sale_unit, token_hash, standing_order_id, planned_on, made_at) values ('BKK01', $1, $2, $3, now())`,
    [createHash('sha256').update(secret).digest('base64url'), id, planned],
  )
  return { id, link: `BKK01-${secret}` }
}
