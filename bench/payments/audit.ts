import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findPlayed, type World } from './customers.ts'

/** What does not agree between the gateways' books and ours. */
type Books = {
  /** Payments that still have no end. */
  waiting: number
  /** Money that a gateway took and no order knows of. */
  unknown: number
  /** Money that we count more than the gateway took. */
  doubled: number
  /** Orders whose money state is not what their payments say. */
  wrongState: number
  /** Orders that hold more than they cost, and nobody is told. */
  tooMuch: number
  paidOrders: number
}

/** Waits until every payment has settled by itself, then compares the books. */
export async function audit(pool: pg.Pool, world: World, settleMs: number): Promise<Books> {
  const until = Date.now() + settleMs
  const one = async (text: string): Promise<number> => Number((await pool.query(text)).rows[0].count)
  const openPayments = () =>
    one(`select count(*) from payments p where p.state in ('created', 'waiting') and p.ask_at is not null
      and exists (select from payment_shares s join order_money m on m.sale_unit = s.sale_unit and m.order_number = s.order_number
        where s.payment_id = p.id and m.state <> 'paid')`)
  while (Date.now() < until && (await openPayments()) > 0) await sleep(500)
  const played = await findPlayed(world)
  const { rows } = await pool.query<{ id: string; received: number }>(
    `select id, received::int as received from payments`,
  )
  const ours = new Map(rows.map(({ id, received }) => [id, received]))
  return {
    waiting: await openPayments(),
    unknown: played.filter(({ id, captured }) => captured > (ours.get(id) ?? 0)).length,
    doubled: rows.filter(
      ({ id, received }) =>
        received > played.filter((each) => each.id === id).reduce((sum, each) => sum + each.captured, 0),
    ).length,
    wrongState:
      await one(`select count(*) from orders o join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
      where (m.state in ('paid', 'overpaid')) <> (o.paid_at is not null)`),
    tooMuch:
      await one(`select count(*) from (select s.order_number, sum(s.received) as got from payment_shares s group by 1) g
      join orders o on o.number = g.order_number join order_money m on m.order_number = g.order_number
      where g.got > o.total and m.state <> 'overpaid'`),
    paidOrders: await one(`select count(*) from order_money where state = 'paid'`),
  }
}
