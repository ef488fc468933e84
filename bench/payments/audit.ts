import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BankBook } from '#sandbox/bank/bank-book.ts'
import type { Files } from '#start/web/files.ts'
import type { Killed } from './kill-in-the-middle.ts'
import { findPlayed } from './played.ts'

/** What does not agree between the books of gateways and bank and ours; every figure has to be 0. */
export type Books = {
  'still waiting': number
  /** Money that was paid and no order knows of. */
  'unknown money': number
  /** Money that we count more than was paid. */
  'counted twice': number
  /** Orders that are not paid, or whose payments say otherwise. */
  'wrong state': number
  /** Orders that hold more than they cost, and nobody is told. */
  'too much': number
  /** Slips that are kept twice or never, undecided, or without their picture. */
  'slips off': number
  /** Payments of which the gateway gave back another sum than we count, or refunds without an end. */
  'refunds off': number
}

type Outside = { pool: pg.Pool; bank: BankBook; files: Files }
type Paid = { id: string; received: number; returned: number }
type Slip = { bank_reference: string; payment_id: string; state: string; picture: string }

const settleMs = 120_000

/**
 * Waits until every payment of these orders has settled by itself, lets customers pay whose payment came to
 * nothing, then compares the books.
 */
export async function audit({ pool, bank, files }: Outside, killed: Killed): Promise<Books> {
  const { orders, world, staff, pay } = killed
  const numbers = orders.map(({ number }) => number)
  const find = async <Row extends pg.QueryResultRow>(text: string) =>
    (await pool.query<Row>(text, [numbers])).rows
  const count = async (text: string) =>
    Number((await find<{ count: string }>(`select count(*) ${text}`))[0]?.count)
  const countOpen = () =>
    count(`from payments p where p.state in ('created', 'waiting') and exists (
      select from payment_shares s join order_money m on m.sale_unit = s.sale_unit and m.order_number = s.order_number
      where s.payment_id = p.id and s.order_number = any($1) and m.state <> 'paid')`)
  const until = Date.now() + settleMs
  while (Date.now() < until && (await countOpen()) > 0) await sleep(500)
  const unpaid = await find<{ number: string }>(
    `select order_number as number from order_money where order_number = any($1) and state = 'unpaid'`,
  )
  for (const order of orders) if (unpaid.some(({ number }) => number === order.number)) await pay(order)
  await staff.settleRefunds(orders)

  const played = await findPlayed(world)
  const slips = (await pool.query<Slip>('select bank_reference, payment_id, state, picture from slips')).rows
  const transfers = (await bank.newestFirst()).map(({ reference, amount }) => ({
    reference,
    amount,
    proves: slips.filter((slip) => slip.bank_reference === reference && slip.state === 'confirmed'),
  }))
  const known = (await pool.query<Paid>('select id, received::int, returned::int from payments')).rows
  const receivedOf = (id: string) => known.find((payment) => payment.id === id)?.received ?? 0
  const own = new Set(
    (
      await find<{ id: string }>('select payment_id as id from payment_shares where order_number = any($1)')
    ).map(({ id }) => id),
  )
  const payments = known.filter(({ id }) => own.has(id))
  const ownSlips = slips.filter(({ payment_id }) => own.has(payment_id))
  /** What the outside says was paid: by a gateway, or by the transfers whose slips prove it. */
  const takenFor = (id: string) =>
    sum(played.filter((each) => each.id === id).map(({ captured }) => captured)) +
    sum(
      transfers
        .filter(({ proves }) => proves.some((slip) => slip.payment_id === id))
        .map(({ amount }) => amount),
    )
  const refunds = await find<{ payment_id: string; state: string; amount: number }>(
    `select payment_id, state, amount::int from refunds where order_number = any($1)`,
  )
  const isRefundOff = ({ id, returned }: Paid) => {
    const asked = refunds.filter(({ payment_id }) => payment_id === id)
    const done = sum(asked.filter(({ state }) => state === 'done').map(({ amount }) => amount))
    const gateway = played.find((each) => each.id === id)
    return (
      done !== returned ||
      asked.some(({ state }) => state === 'asked') ||
      (gateway?.refunded ?? done) !== done
    )
  }
  const pictures = await Promise.all(ownSlips.map(({ picture }) => files.read(picture)))
  return {
    'still waiting': await countOpen(),
    'unknown money':
      played.filter(({ id, captured }) => captured > receivedOf(id)).length +
      transfers.filter(({ proves }) => proves.length === 0).length,
    'counted twice': payments.filter(({ id, received }) => received > takenFor(id)).length,
    'wrong state':
      orders.length -
      (await count(`from orders o join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
        where o.number = any($1) and m.state in ('paid', 'overpaid') and o.paid_at is not null`)),
    'too much': await count(`from (
        select s.order_number, sum(s.received) as got from payment_shares s where s.order_number = any($1) group by 1) g
      join orders o on o.number = g.order_number join order_money m on m.order_number = g.order_number
      where g.got > o.total and m.state <> 'overpaid'`),
    'slips off':
      transfers.filter(({ proves }) => proves.length !== 1).length +
      ownSlips.filter(({ state }) => state !== 'confirmed').length +
      pictures.filter((picture) => !picture?.length).length,
    'refunds off': payments.filter(isRefundOff).length,
  }
}

const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0)
