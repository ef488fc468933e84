import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { makeLanes } from '#api/kit/lanes.ts'
import { moveOrder } from '#api/orders/move-order.ts'
import { addEvent, isFlagged } from '#api/orders/order-events.ts'
import { askProvider } from '#api/payments/ask-provider.ts'
import { findSlipPayments } from '#api/payments/slips-in-hand.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

type UnpaidOrdersDeps = { db: Db; now: Date; log: Context['log']; gateways: Gateways }
type Unpaid = {
  sale_unit: string
  number: string
  payment_method: string
  pay_before: Date
  /** Its payments that may still bring money. */
  open: { id: string; provider: string }[]
}
type Lanes = ReturnType<typeof makeLanes>

const job = { kind: 'job', name: 'ระบบ' } as const
const aPage = 200
/** Of one gateway, and of our own work, at a time: a hanging gateway delays its own orders alone. */
const atOnce = 4
/** Less than a job may take; what is left waits for the next run. */
const runMs = 90_000
/** How long an order outlives its time because its gateway does not answer. */
const patienceMs = 24 * 3_600_000

/**
 * Cancels overdue gateway orders; a transfer is only flagged, since only the centre's staff can see it
 * arrive. A failing order is logged and does not block others.
 */
export async function handleUnpaidOrders(deps: UnpaidOrdersDeps): Promise<number> {
  const until = Date.now() + runMs
  const inLane = makeLanes(atOnce)
  const handled: Promise<boolean>[] = []
  for (const saleUnit of await allCentres(deps.db))
    for (let last: string | undefined = ''; last !== undefined; ) {
      const due = await findDue(deps, saleUnit, last)
      handled.push(...due.map((order) => handle(deps, inLane, order, until)))
      last = due.length < aPage ? undefined : due.at(-1)?.number
    }
  return (await Promise.all(handled)).filter(Boolean).length
}

async function handle(deps: UnpaidOrdersDeps, inLane: Lanes, order: Unpaid, until: number): Promise<boolean> {
  const { db, now, log } = deps
  try {
    if (order.payment_method !== 'BANK' && !(await mayGiveUp(deps, inLane, order, until))) return false
    await inLane('own', () => (order.payment_method === 'BANK' ? flag(db, order, now) : giveUp(deps, order)))
    return true
  } catch (error) {
    // Paid, approved or cancelled in the meantime: nothing to do.
    if (!(error instanceof Problem))
      log.error(
        { err: error, saleUnit: order.sale_unit, orderNumber: order.number },
        'an unpaid order could not be looked after',
      )
    return false
  }
}

async function findDue({ db, now }: UnpaidOrdersDeps, saleUnit: string, after: string): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select o.sale_unit, o.number, o.payment_method, o.pay_before,
      (select coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider)), '[]')
        from payment_shares s join payments p on p.sale_unit = ${saleUnit} and p.id = s.payment_id
        where s.sale_unit = ${saleUnit} and s.order_number = o.number and p.state in ('created', 'waiting')) as open
    from orders o
    where o.sale_unit = ${saleUnit} and o.pay_before is not null and o.pay_before < ${now} and o.paid_at is null
      and o.status = 'SO Wait' and not ${isFlagged(saleUnit)} and o.number > ${after}
    order by o.number limit ${sql.lit(aPage)}`.execute(db)
  return rows
}

/** The gateways are asked first: money may have come that nobody told us of. */
async function mayGiveUp(
  deps: UnpaidOrdersDeps,
  inLane: Lanes,
  { sale_unit, pay_before, open }: Unpaid,
  until: number,
): Promise<boolean> {
  const asking = { ...deps, now: () => deps.now }
  const answered = await Promise.all(
    open.map(({ id, provider }) =>
      inLane(provider, async () => Date.now() < until && askProvider(asking, { saleUnit: sale_unit, id })),
    ),
  )
  return answered.every(Boolean) || deps.now.getTime() - pay_before.getTime() > patienceMs
}

/** An order with a slip in hand stays. */
async function giveUp({ db, now, log }: UnpaidOrdersDeps, { sale_unit, number }: Unpaid): Promise<unknown> {
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
