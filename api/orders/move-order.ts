import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { approveInvoice, cancelInvoice, makeInvoice, makePartCreditNote } from '#api/invoices/keep-invoice.ts'
import { type LoweredOrder, lowerDelivered } from '#api/invoices/lower-delivered.ts'
import { shortenHeld } from '#api/invoices/shorten-held.ts'
import type { Db } from '#api/kit/database.ts'
import type { Orders } from '#api/kit/database-types.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { cancelStop, isOnTruck, settleStop } from '#api/order-stops/order-stops.ts'
import { letGo, moveStock } from '#api/stock/move-stock.ts'
import { returnShipped } from '#api/stock/return-shipped.ts'
import type { Shortage } from '#shop/invoices/shortage.ts'
import { type Mover, mayMove } from '#shop/orders/order-moves.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { moneyStateOf } from '#shop/payments/money-state.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { pointLifeDays } from '#shop/points/points.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { noteOrder } from './note-order.ts'
import { eventInsert } from './order-events.ts'
import {
  columnsToPay,
  findOrdersToPay,
  hurryOpen,
  type MoneyShare,
  moneyOf,
  moneyUpsert,
  type OrderToPay,
  writeMoney,
} from './order-money.ts'
import { bookDoorCash, bookPaidOtherwise } from './paid-otherwise.ts'

// Named columns, since a newer version may add a column while this transaction runs.
const movedColumns = [
  ...(['sale_unit', 'number', 'customer_code', 'status', 'payment_method', 'paid_at'] as const),
  ...(['total', 'points', 'coupon_id', 'credit_customer'] as const),
]
type MovedOrder = Pick<Selectable<Orders>, (typeof movedColumns)[number]>
/** Locked and noted by the caller, with its shares of payments as they were then. */
export type HeldOrder = MovedOrder & Pick<OrderToPay, 'status' | 'payment_method'> & { shares: MoneyShare[] }

export type Move = {
  saleUnit: string
  number: string
  to: OrderStatus
  /**
   * Whose permission the change uses, and who the timeline names: a salesperson acting for a client uses the
   * client's permission.
   */
  right: Mover
  by: { kind: Mover; name: string }
  why: string
  now: Date
  /** Logged when reserved stock does not match the order. */
  log: Pick<FastifyBaseLogger, 'error'>
  /** An extra check of the order under its lock. */
  whyNot?: (order: MovedOrder) => Problem | undefined
  /** What is not there when the order is invoiced, and the step that cash is rounded down to. */
  short?: { shortages: readonly Shortage[]; cashStep: number }
  /** What came of it at the door, when the order is delivered. */
  door?: {
    /** How much the customer takes of a line; the others are taken whole. */
    taken: ReadonlyMap<number, number>
    cashStep: number
    /** Of an order paid at the door, what was collected; undefined is all that is due. */
    collected?: number | undefined
  }
  /** A statement that is written together with the change of the order. */
  also?: (lowered: Lowered | undefined) => RawBuilder<unknown>
  /** What else belongs to the change, in its transaction, as its last part. */
  last?: (
    tx: Db,
    moved: { before: MovedOrder; after: MovedOrder; lowered?: Lowered | undefined },
  ) => Promise<void>
}

type Lowered = LoweredOrder<MovedOrder>

/**
 * One transaction that locks order, customer, coupon, then stock by code: the same sequence as placing, so
 * the two never deadlock.
 */
export function moveOrder(db: Db, move: Move): Promise<OrderStatus> {
  return retryConflicts(() => db.transaction().execute((tx) => moveHeld(tx, move)))
}

/** In a transaction of the caller, which has locked nothing that orders lock; an order it gives is locked and noted. */
export async function moveHeld(tx: Db, move: Move, held?: HeldOrder): Promise<OrderStatus> {
  const order = held ?? (await holdOrder(tx, move))
  if (!order) throw refuse(ordersProblems.none)
  if (!mayMove(order.status as OrderStatus, move.to, move.right)) throw refuse(ordersProblems.wrongMove)
  const problem = move.whyNot?.(order)
  if (problem) throw problem
  if (!held) await noteOrder(tx, order)
  const isShort = move.to === 'Invoice wait' && (move.short?.shortages.length ?? 0) > 0
  const lowered = await lowerAtDoor(tx, order, move)
  const after = isShort ? await shorten(tx, order, move) : (lowered?.order ?? order)
  const by = { at: move.now, byName: move.by.name, log: move.log }
  if (isCancelled(move.to)) {
    await cancelStop(tx, order)
    await giveBack(tx, order, move)
  }
  if (move.to === 'Invoice wait') await moveStock(tx, order, 'take out', by)
  if (move.to === 'Invoice Approve') await letGo(tx, order)
  // What was booked to lower it has changed the shares.
  const shares = move.to === 'POD' && !lowered ? held?.shares : undefined
  const recorded = await record(tx, after, { ...move, shares, written: move.also?.(lowered) })
  // Cash is paid on delivery, and money that came for a cancelled order goes back.
  if (move.to === 'POD' && move.right === 'staff') await settleStop(tx, order, move.now)
  const isBooked = move.to === 'POD' && (await bookCollected(tx, recorded, move))
  if (isCancelled(move.to) || isShort || isBooked) await settleMoney(tx, recorded, move)
  else if (move.to === 'POD' && !recorded.isMoneyWritten)
    await writeMoney(tx, recorded, move.now, recorded.shares)
  if (move.to === 'Invoice Approve') await approveInvoice(tx, order)
  await move.last?.(tx, { before: order, after: { ...after, status: move.to }, lowered })
  // Their numbers run without gaps, so the counter is locked last and shortest.
  if (move.to === 'Invoice wait') await makeInvoice(tx, order, by)
  if (move.to === 'Invoice Cancel') await cancelInvoice(tx, order, { ...by, why: move.why })
  if (lowered?.figures)
    await makePartCreditNote(tx, order, { ...by, why: 'ลูกค้ารับสินค้าไม่ครบตามใบกำกับ', figures: lowered.figures })
  return move.to
}

const holdOrder = (tx: Db, { saleUnit, number }: Move): Promise<MovedOrder | undefined> =>
  tx
    .selectFrom('orders')
    .select(movedColumns)
    .where('sale_unit', '=', saleUnit)
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Lowers the order to what the customer took; money that came for more is booked first, so that it can go back. */
async function lowerAtDoor(tx: Db, order: MovedOrder, { to, door, now }: Move): Promise<Lowered | undefined> {
  if (to !== 'POD' || !door || door.taken.size === 0) return undefined
  const [toPay] = await findOrdersToPay(tx, order.sale_unit, [order.number])
  if (toPay) await bookPaidOtherwise(tx, toPay, now)
  return lowerDelivered(tx, order, { taken: door.taken, cashStep: door.cashStep, at: now })
}

/** Less cash than is due leaves the rest owed; answers whether some was booked. */
async function bookCollected(tx: Db, order: OrderToPay, { door, now }: Move): Promise<boolean> {
  const collected = toBook(order, door)
  if (collected > 0) await bookDoorCash(tx, order, collected, now)
  return collected > 0
}

const toBook = ({ paid_at }: Pick<MovedOrder, 'paid_at'>, door: Move['door']) =>
  paid_at ? 0 : (door?.collected ?? 0)

/** Lowers the order to what is there; the customer is told. */
async function shorten(tx: Db, order: MovedOrder, { short, now, by }: Move): Promise<MovedOrder> {
  const { sale_unit, number } = order
  const [toPay] = await findOrdersToPay(tx, sale_unit, [number])
  if (toPay) await bookPaidOtherwise(tx, toPay, now)
  const { shortages = [], cashStep = 0 } = short ?? {}
  const shortened = await shortenHeld(tx, order, { shortages, cashStep, at: now, byName: by.name })
  if (shortened !== order)
    await tx
      .insertInto('outbox')
      .values({ sale_unit, topic: 'order-short', order_number: number, at: now })
      .execute()
  return shortened
}

/** Writes where the money stands; of a cancelled order, open payments are let go by their gateways. */
async function settleMoney(tx: Db, order: OrderToPay, { saleUnit, number, now }: Move): Promise<void> {
  if (isCancelled(order.status)) await bookPaidOtherwise(tx, order, now)
  const state = moneyStateOf(await writeMoney(tx, order, now))
  if (!isCancelled(order.status)) return
  await hurryOpen(tx, saleUnit, number, now)
  if (state === 'to be refunded')
    await tx
      .insertInto('outbox')
      .values({ sale_unit: saleUnit, topic: 'order-to-refund', order_number: number, at: now })
      .execute()
}

const isAllCollected = (door: Move['door']) => door?.collected === undefined

/** What the customer hears of a move, if anything. */
function topicOf(to: OrderStatus): string | null {
  if (isCancelled(to)) return 'order-cancelled'
  const told: Partial<Record<OrderStatus, string>> = {
    'SO Approve': 'order-approved',
    'Invoice Approve': 'order-shipped',
    POD: 'order-completed',
  }
  return told[to] ?? null
}

type Recorded = OrderToPay & { shares: MoneyShare[]; isMoneyWritten: boolean }
type Recording = Move & { shares?: MoneyShare[] | undefined; written?: RawBuilder<unknown> | undefined }

/** In one statement; answers the order as it is now, with its shares of payments. */
async function record(tx: Db, order: MovedOrder, recording: Recording): Promise<Recorded> {
  const { to, by, why, now, door, shares, written } = recording
  const { sale_unit, number } = order
  // Cash is paid on delivery.
  const isPaid = to === 'POD' && order.payment_method === 'COD' && !order.paid_at && isAllCollected(door)
  const topic = topicOf(to)
  const payment_method = order.payment_method as PaymentMethod
  const stateAfter = { status: to, payment_method, paid_at: isPaid ? now : order.paid_at }
  const money =
    shares && toBook(stateAfter, door) === 0
      ? moneyUpsert(sale_unit, [{ number, money: moneyOf({ ...order, ...stateAfter }, shares) }], now)
      : undefined
  const { rows } = await sql<Omit<Recorded, 'isMoneyWritten'>>`
    with moved as (
      update orders o set status = ${to}, paid_at = case when ${isPaid} then ${now}::timestamptz else o.paid_at end
      where o.sale_unit = ${sale_unit} and o.number = ${number} returning ${columnsToPay}
    ), event as (${eventInsert(order, { status: to, at: now, by, why })}),
    message as (
      insert into outbox (sale_unit, topic, order_number, at)
      select ${sale_unit}, t.topic, ${number}, ${now}::timestamptz from (select ${topic}::text as topic) t where t.topic is not null
    )${money ? sql`, money as (${money})` : sql``}${written ? sql`, written as (${written})` : sql``}
    select m.*, coalesce((
        select jsonb_agg(jsonb_build_object('order_number', s.order_number, 'state', p.state, 'received', s.received, 'returned', s.returned))
        from payment_shares s join payments p on p.sale_unit = ${sale_unit} and p.id = s.payment_id
        where s.sale_unit = ${sale_unit} and s.order_number = ${number}), '[]') as shares
    from moved m`.execute(tx)
  const [moved] = rows
  if (!moved) throw refuse(ordersProblems.none)
  return { ...moved, isMoneyWritten: money !== undefined }
}

/** A cancelled order returns its stock, credit, points and coupons. */
async function giveBack(tx: Db, order: MovedOrder, { now, right, by, log }: Move): Promise<void> {
  const { sale_unit, number, customer_code } = order
  if (order.credit_customer && !order.paid_at)
    await sql`update customers set debt = debt - ${order.total} + coalesce((select received from order_money m
        where m.sale_unit = ${sale_unit} and m.order_number = ${number}), 0)
      where sale_unit = ${sale_unit} and code = ${order.credit_customer}`.execute(tx)
  if (order.points > 0) {
    await sql`update customers set points = points + ${order.points} where sale_unit = ${sale_unit} and code = ${customer_code}`.execute(
      tx,
    )
    // Points of a customer's cancellation keep their expiry day; those of the centre's start a new period.
    const expiresOn = right === 'customer' ? null : addDays(bangkokDay(now), pointLifeDays)
    // A short invoice may have given some back before.
    await sql`
      insert into points_ledger as p (sale_unit, customer_code, at, points, reason, order_number, expires_on)
      values (${sale_unit}, ${customer_code}, ${now}, ${order.points}, 'given back', ${number}, ${expiresOn}::date)
      on conflict (sale_unit, customer_code, order_number, reason) where order_number is not null
      do update set points = p.points + excluded.points`.execute(tx)
  }
  if (order.coupon_id) {
    await sql`update coupons set used_at = null, used_order = null, was_public = false,
        customer_code = case when was_public then null else customer_code end
      where sale_unit = ${sale_unit} and id = ${order.coupon_id} and used_order = ${number}`.execute(tx)
    const { rows } = await sql<{ series_id: string }>`
      delete from coupon_uses where sale_unit = ${sale_unit} and order_number = ${number} returning series_id`.execute(
      tx,
    )
    if (rows[0])
      await sql`update coupon_series set used = used - 1 where sale_unit = ${sale_unit} and id = ${rows[0].series_id}`.execute(
        tx,
      )
  }
  const stockBy = { at: now, byName: by.name, log }
  // What rides on a truck is counted when it comes back.
  if (order.status === 'Invoice Approve') {
    if (!(await isOnTruck(tx, order)))
      await returnShipped(tx, order, { ...stockBy, reason: 'invoice cancelled' })
  } else await moveStock(tx, order, order.status === 'Invoice wait' ? 'put back' : 'release', stockBy)
  await letGo(tx, order)
}
