import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { moveOrder } from '#api/orders/move-order.ts'
import { addEvent, isFlagged } from '#api/orders/order-events.ts'
import { findShares } from '#api/orders/order-money.ts'
import { askProvider } from '#api/payments/ask-provider.ts'
import { findSlipPayments } from '#api/payments/slips-in-hand.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

type UnpaidOrdersDeps = { db: Db; now: Date; log: Context['log']; gateways: Gateways }
type Unpaid = { sale_unit: string; number: string; payment_method: string }

const job = { kind: 'job', name: 'ระบบ' } as const
const atOnce = 200

/**
 * Cancels overdue gateway orders; a transfer is only flagged, since only the centre's staff can see it
 * arrive. A failing order is logged and does not block others.
 */
export async function handleUnpaidOrders(deps: UnpaidOrdersDeps): Promise<number> {
  let done = 0
  for (const saleUnit of await allCentres(deps.db)) done += await handleCentre(deps, saleUnit)
  return done
}

async function handleCentre(deps: UnpaidOrdersDeps, saleUnit: string): Promise<number> {
  const { db, now, log } = deps
  let done = 0
  let last = ''
  for (;;) {
    const due = await findDue(db, now, saleUnit, last)
    for (const order of due) {
      try {
        await (order.payment_method === 'BANK' ? flag(db, order, now) : giveUp(deps, order))
        done++
      } catch (error) {
        // Paid, approved or cancelled in the meantime: nothing to do.
        if (!(error instanceof Problem))
          log.error(
            { err: error, saleUnit: order.sale_unit, orderNumber: order.number },
            'an unpaid order could not be looked after',
          )
      }
    }
    if (due.length < atOnce) return done
    last = due.at(-1)?.number ?? last
  }
}

async function findDue(db: Db, now: Date, saleUnit: string, after: string): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select o.sale_unit, o.number, o.payment_method from orders o
    where o.sale_unit = ${saleUnit} and o.pay_before is not null and o.pay_before < ${now} and o.paid_at is null
      and o.status = 'SO Wait' and not ${isFlagged(saleUnit)} and o.number > ${after}
    order by o.number limit ${sql.lit(atOnce)}`.execute(db)
  return rows
}

/** The gateway is asked first: money may have come that nobody told us of. An order with a slip in hand stays. */
async function giveUp(deps: UnpaidOrdersDeps, { sale_unit, number }: Unpaid): Promise<unknown> {
  const { db, now, log } = deps
  const shares = await findShares(db, sale_unit, [number])
  for (const { payment_id, state } of shares)
    if (isOpen(state)) await askProvider({ ...deps, now: () => now }, { saleUnit: sale_unit, id: payment_id })
  if ((await findSlipPayments(db, sale_unit, [number])).size > 0) throw refuse(ordersProblems.wrongMove)
  return moveOrder(db, {
    saleUnit: sale_unit,
    number,
    to: 'SO Cancel',
    right: 'job',
    by: job,
    why: 'ไม่ได้รับการชำระเงินภายในเวลาที่กำหนด',
    now,
    log,
    whyNot: (order) => (order.paid_at ? refuse(ordersProblems.wrongMove) : undefined),
  })
}

function flag(db: Db, key: Unpaid, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const unpaid = sql`o.sale_unit = ${key.sale_unit} and o.number = ${key.number} and o.paid_at is null and o.status = 'SO Wait'`
    await sql`select from orders o where ${unpaid} for no key update`.execute(tx)
    // Checked under the lock, since another process may have flagged the order.
    const { rows } = await sql<{
      status: string
    }>`select o.status from orders o where ${unpaid} and not ${isFlagged(key.sale_unit)}`.execute(tx)
    const [order] = rows
    if (!order) throw refuse(ordersProblems.wrongMove)
    await addEvent(tx, key, { status: order.status, at: now, by: job, note: 'payment overdue' })
    await tx
      .insertInto('outbox')
      .values({ sale_unit: key.sale_unit, topic: 'payment-overdue', order_number: key.number, at: now })
      .execute()
  })
}
