import { sql } from 'kysely'
import { placeOrderBy } from '#api/checkout/place-order.ts'
import type { Db } from '#api/kit/database.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { type RunDay, runDay } from '#shop/standing-orders/run-day.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay, daysBetween } from '#shop/time/bangkok.ts'
import { forecastRun, type RunForecast } from './forecast-run.ts'
import {
  type ClaimedRun,
  noteDifferences,
  noteFailed,
  noteMoved,
  notePlaced,
  notePostponed,
} from './run-changes.ts'
import {
  loadStandingSnapshot,
  ordererOf,
  orderingContextOf,
  placingKeyOf,
  type StandingParts,
} from './standing-caller.ts'
import { findDayBefore, planOf, type Run, type StandingOrder } from './standing-order-rows.ts'

const quarterHourMs = 15 * 60_000
/** Prices and stock may change between the forecast and the order. */
const tries = 3

type Placing = { parts: StandingParts; standing: StandingOrder; run: Run; claimed: ClaimedRun }
type Loaded = Awaited<ReturnType<typeof loadStandingSnapshot>>

/** Orders a claimed run, once: whoever did it before and died is found by the key. */
export async function placeRun(placing: Placing): Promise<void> {
  const { parts, standing, claimed } = placing
  const { db } = parts
  const before = await findPlaced(db, standing, placingKeyOf(claimed))
  if (before) return inTransaction(db, (tx) => notePlaced(tx, claimed, before))
  if (!(await isActive(db, standing)))
    return inTransaction(db, (tx) => noteFailed(tx, claimed, refuse(standingOrderProblems.accountClosed)))
  const loaded = await loadStandingSnapshot(db, standing)
  if (!loaded.snapshot.centreOpen) return moveOrFail(placing, loaded, refuse(identityProblems.centreClosed))
  const day = stillReached(placing, loaded)
  if (!day) return moveOrFail(placing, loaded, refuse(standingOrderProblems.noDay))
  for (let times = 1; ; times++) {
    const problem = await tryToPlace(placing, loaded, day)
    if (!problem) return
    const isRetried =
      problem.code === checkoutProblems.changed.code || problem.code === checkoutProblems.soldOut.code
    if (isRetried && times < tries) continue
    if (problem.code === checkoutProblems.closed.code)
      return notePostponed(db, claimed, new Date(parts.now.getTime() + quarterHourMs))
    return inTransaction(db, (tx) => noteFailed(tx, claimed, problem))
  }
}

const inTransaction = (db: Db, work: (tx: Db) => Promise<void>) => db.transaction().execute(work)

/** The day as it was told, as long as goods still reach it. */
function stillReached({ parts, standing, run }: Placing, { rounds }: Loaded): RunDay | undefined {
  const day = run.deliverOn ?? run.planned
  const found = runDay(
    { ...planOf(standing), whenClosed: 'skip' },
    { planned: day, now: parts.now, rounds, from: day },
  )
  return found?.day === day ? found : undefined
}

/** Another day before the next run, or none. */
async function moveOrFail(
  { parts, standing, run, claimed }: Placing,
  { rounds, snapshot }: Loaded,
  why: Problem,
): Promise<void> {
  const before = await findDayBefore(parts.db, claimed)
  const given = run.deliverOn ?? run.planned
  const after = snapshot.centreOpen ? before : [before ?? '', given, bangkokDay(parts.now)].toSorted().at(-1)
  const mayMove = snapshot.centreOpen || standing.whenClosed !== 'skip'
  const to =
    mayMove &&
    runDay(planOf(standing), {
      ...{ planned: run.planned, now: parts.now, rounds, from: after && addDays(after, 1) },
    })
  const moved = to && to.moved === 'closed' ? 'closed' : 'late'
  await inTransaction(parts.db, (tx) =>
    to
      ? noteMoved(tx, claimed, { to, moved: snapshot.centreOpen ? moved : 'closed' })
      : noteFailed(tx, claimed, why),
  )
}

/** Undefined when it is ordered, or waits for goods. */
async function tryToPlace(
  placing: Placing,
  { snapshot, rounds }: Loaded,
  day: RunDay,
): Promise<Problem | undefined> {
  const { parts, standing, run, claimed } = placing
  const next = nextDayToWait(placing, rounds, day)
  const forecast = await forecastRun({
    ...{ parts, standing, snapshot, ownLines: run.ownLines, agreedTotal: run.agreedTotal },
    mayWait: next !== undefined,
  })
  if (next && forecast.mayWait) {
    await inTransaction(parts.db, (tx) => noteMoved(tx, claimed, { to: next, moved: 'sold out' }))
    return undefined
  }
  if (forecast.why) return forecast.why
  // Whoever no longer holds the run leaves it to the one who took it over.
  if (!(await noteDifferences(parts.db, claimed, forecast.notes))) return undefined
  try {
    const { orderNumber, total } = await placeOrderBy(
      requestOf(placing, forecast, day),
      orderingContextOf(parts, standing),
      ordererOf(standing),
    )
    await inTransaction(parts.db, (tx) => notePlaced(tx, claimed, { orderNumber, total }))
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const before = await findPlaced(parts.db, standing, placingKeyOf(claimed))
    if (!before) return error
    await inTransaction(parts.db, (tx) => notePlaced(tx, claimed, before))
    return undefined
  }
}

function nextDayToWait(
  { parts, standing, run }: Placing,
  rounds: Loaded['rounds'],
  { day }: RunDay,
): RunDay | undefined {
  const { whenSoldOut, waitDays } = standing
  if (whenSoldOut !== 'wait') return undefined
  const next = runDay(
    { ...planOf(standing), whenClosed: 'after' },
    { planned: run.planned, now: parts.now, rounds, from: addDays(day, 1) },
  )
  return next && daysBetween(run.planned, next.day) <= waitDays ? next : undefined
}

const requestOf = (
  { claimed, standing }: Placing,
  { lines, order: { priced }, payment, couponId }: RunForecast,
  { day, slot }: RunDay,
) => ({
  ...{ key: placingKeyOf(claimed), kind: 'normal' as const, lines },
  ...{ freeChoices: [], linesSeen: [], pointsSeen: 0, totalSeen: priced.total },
  ...{ shipTo: standing.shipTo, billTo: standing.billTo, deliverOn: day, slot, payment, remark: '' },
  deliveryMethod: standing.deliveryMethod,
  ...(couponId ? { couponId } : {}),
  ...(standing.taxInvoice ? { taxInvoice: standing.taxInvoice } : {}),
})

/** The order under this key; a shop that was merged meanwhile may have placed it under its former code. */
async function findPlaced(
  db: Db,
  { saleUnit, customerCode }: StandingOrder,
  key: string,
): Promise<{ orderNumber: string; total: number } | undefined> {
  const { rows } = await sql<{ orderNumber: string; total: number }>`
    select o.number as "orderNumber", o.total from placed_keys k
    join orders o on o.sale_unit = ${saleUnit} and o.number = k.order_number
    where k.sale_unit = ${saleUnit} and k.key = ${key}::uuid and k.customer_code = any(array(
      select c.code from customers c where c.sale_unit = ${saleUnit} and (c.code = ${customerCode} or c.merged_into = ${customerCode})))`.execute(
    db,
  )
  return rows[0]
}

/** Neither the shop nor its account is closed. */
export async function isActive(db: Db, { saleUnit, customerCode }: StandingOrder): Promise<boolean> {
  const { rows } = await sql`select from customers c join accounts a on a.id = c.account_id
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode} and c.status = 'active' and a.active`.execute(
    db,
  )
  return rows.length > 0
}
