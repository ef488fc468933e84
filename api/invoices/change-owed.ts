import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { pointLifeDays } from '#shop/points/points.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

/** An order under its lock. */
export type HeldOrder = {
  sale_unit: string
  number: string
  customer_code: string
  credit_customer: string | null
  paid_at: Date | null
  total: number
  points: number
}
type Sums = { total: number; points: number; at: Date }

/** A locked order costs less now: credit and points are given back, and what has arrived may be all of it. */
export async function changeOwed<Order extends HeldOrder>(
  tx: Db,
  order: Order,
  { total, points, at }: Sums,
): Promise<Order> {
  const { sale_unit, number, customer_code, credit_customer, paid_at } = order
  const received = await findReceived(tx, order)
  const owed = (of: number) => Math.max(0, of - received)
  const less = owed(order.total) - owed(total)
  if (credit_customer && !paid_at && less !== 0)
    await sql`update customers set debt = debt - ${less} where sale_unit = ${sale_unit} and code = ${credit_customer}`.execute(
      tx,
    )
  const back = order.points - points
  if (back > 0) {
    await sql`update customers set points = points + ${back} where sale_unit = ${sale_unit} and code = ${customer_code}`.execute(
      tx,
    )
    // One entry for an order and reason: what comes back in parts is added to it.
    await sql`
      insert into points_ledger as p (sale_unit, customer_code, at, points, reason, order_number, expires_on)
      values (${sale_unit}, ${customer_code}, ${at}, ${back}, 'given back', ${number}, ${addDays(bangkokDay(at), pointLifeDays)}::date)
      on conflict (sale_unit, customer_code, order_number, reason) where order_number is not null
      do update set points = p.points + excluded.points`.execute(tx)
  }
  const paidNow = paid_at ?? (received > 0 && received >= total ? at : null)
  await sql`update orders set total = ${total}, points = ${points}, paid_at = ${paidNow}
    where sale_unit = ${sale_unit} and number = ${number}`.execute(tx)
  return { ...order, total, points, paid_at: paidNow }
}

async function findReceived(tx: Db, { sale_unit, number }: HeldOrder): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select received from order_money where sale_unit = ${sale_unit} and order_number = ${number}`.execute(tx)
  return rows[0]?.received ?? 0
}
