import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes } from '#api/catalogue/product-items.ts'
import { findNames } from '#api/checkout/price-order.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { forecastRun } from '#api/standing-runs/forecast-run.ts'
import { loadStandingSnapshot } from '#api/standing-runs/standing-caller.ts'
import {
  findRuns,
  findStandingOrders,
  planOf,
  type Run,
  type StandingOrder,
} from '#api/standing-runs/standing-order-rows.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { nextPlanned } from '#shop/standing-orders/rhythm.ts'
import { comingRuns } from '#shop/standing-orders/run-day.ts'
import { mendingOf, sayMending, sayRunReason } from '#shop/standing-orders/run-reason.ts'
import type {
  ComingRunView,
  PastRunView,
  standingOrderContract,
  standingOrdersContract,
} from '#shop/standing-orders/standing-order-contracts.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { requireOwn } from './require-own.ts'
import { findStandingChanges } from './standing-changes.ts'

export const comingShown = 4
/** Runs in a pause are passed over. */
const mostLookedAhead = 12
export const mostRuns = 40

const inBoth = (say: (locale: 'th' | 'en') => string) => ({ th: say('th'), en: say('en') })
export const sayWhy = (why: Problem | undefined) => (why ? inBoth((locale) => why.say(locale)) : null)

export const standingOrders: Handler<typeof standingOrdersContract> = async (_request, context) => {
  const { db, caller } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const all = await findStandingOrders(db, caller)
  return { standingOrders: await Promise.all(all.map((standing) => summaryOf(context, standing))) }
}

export async function summaryOf(context: Context, standing: StandingOrder) {
  const { id, name, state, pausedUntil, rhythm, payment, lines } = standing
  const { snapshot, rounds } = await loadStandingSnapshot(context.db, standing)
  const runs = await findRuns(context.db, standing.saleUnit, { ids: [id], most: 10 })
  const { order, why } = await forecast(context, standing, { snapshot, runs })
  const names = await findNames(
    context.db,
    snapshot.buyer,
    lines.map(({ productCode }) => productCode),
  )
  const at = { rounds, now: context.now }
  const past = pastOf(standing, runs, at)
  const coming = comingOf(standing, runs, { ...at, count: mostLookedAhead })
  return {
    ...{ id, name, state, pausedUntil, rhythm, payment, total: order.priced.total, why: sayWhy(why) },
    products: lines.map(({ productCode }) => names.get(productCode) ?? { th: productCode, en: productCode }),
    next: state === 'ended' ? null : (coming.find((run) => run.state !== 'paused') ?? null),
    failed: past[0]?.state === 'failed' ? past[0] : null,
  }
}

export const standingOrder: Handler<typeof standingOrderContract> = async ({ id }, context) => {
  const { db, now } = context
  const standing = await requireOwn(context, id)
  const { snapshot, rounds } = await loadStandingSnapshot(db, standing)
  const runs = await findRuns(db, standing.saleUnit, { ids: [id], most: mostRuns })
  const { order, lines, notes, why } = await forecast(context, standing, { snapshot, runs })
  const table = await loadPriceTable(context, snapshot.buyer)
  const codes = standing.lines.flatMap(({ productCode, replacement }) => [
    productCode,
    replacement ?? productCode,
  ])
  const { saleUnit: _unit, customerCode: _customer, nextPlannedOn: _next, ...owned } = standing
  const { endedWhy: _why, changedAt: _at, ...terms } = owned
  const [latest] = await findStandingChanges(db, standing, 1)
  const isStill = latest?.state === standing.state && new Date(latest.at) >= standing.changedAt
  return {
    ...terms,
    products: await productsOfCodes({ db, buyer: snapshot.buyer, table }, [...new Set(codes)]),
    forecast: {
      ...{ lines, total: order.priced.total, notes, why: sayWhy(why) },
      isOverLimit: why?.code === standingOrderProblems.overLimit.code,
    },
    coming: standing.state === 'ended' ? [] : comingOf(standing, runs, { rounds, now, count: comingShown }),
    past: pastOf(standing, runs, { rounds, now }),
    byCentre: latest && isStill ? latest : null,
  }
}

type Known = {
  snapshot: Awaited<ReturnType<typeof loadStandingSnapshot>>['snapshot']
  runs: readonly Run[]
}

/** The next run at this moment’s prices, with what the customer changed in it. */
export function forecast(context: Context, standing: StandingOrder, { snapshot, runs }: Known) {
  const next = runs.findLast(({ state }) => state === 'coming')
  return forecastRun({
    ...{ parts: context, standing, snapshot, mayWait: false },
    ...{ ownLines: next?.ownLines ?? null, agreedTotal: next?.agreedTotal ?? null },
  })
}

type At = { rounds: Rounds; now: Date }

/** Runs that are open or were skipped, then those of the plan. */
export function comingOf(
  standing: StandingOrder,
  runs: readonly Run[],
  { rounds, now, count }: At & { count: number },
): ComingRunView[] {
  const today = bangkokDay(now)
  const known = runs
    .filter(({ state, planned }) => state === 'coming' || (state === 'skipped' && planned > today))
    .toSorted((a, b) => (a.planned < b.planned ? -1 : 1))
  const open = known.map((run): ComingRunView => {
    const isPaused = run.reason === standingOrderProblems.whilePaused.code
    return {
      ...{
        planned: run.planned,
        day: run.deliverOn ?? run.planned,
        slot: run.slot || standing.slot,
        moved: run.moved,
      },
      state: run.state === 'coming' ? 'coming' : isPaused ? 'paused' : 'skipped',
      until: run.placeAt?.toISOString() ?? null,
      hasOwnLines: run.ownLines !== null,
    }
  })
  const { state, pausedUntil } = standing
  const last = runs.find((run) => run.state === 'coming' || run.state === 'placed')?.deliverOn
  const planned = comingRuns(planOf(standing), {
    ...{ after: addDays(standing.nextPlannedOn, -1), count: count + known.length, now, rounds },
    from: last ? addDays(last, 1) : '',
  })
    .filter((each) => !known.some((run) => run.planned === each.planned))
    .map(({ planned: day, run }): ComingRunView => {
      const isPaused = state === 'paused' && (!pausedUntil || day < pausedUntil)
      return {
        ...{ planned: day, day: run?.day ?? null, slot: run?.slot ?? null, moved: run?.moved ?? null },
        ...{
          state: isPaused ? 'paused' : 'planned',
          until: run?.placeAt.toISOString() ?? null,
          hasOwnLines: false,
        },
      }
    })
  return [...open, ...planned].toSorted((a, b) => (a.planned < b.planned ? -1 : 1)).slice(0, count)
}

export function pastOf(standing: StandingOrder, runs: readonly Run[], { now }: At): PastRunView[] {
  const today = bangkokDay(now)
  const plan = planOf(standing)
  return runs
    .filter(
      ({ state, planned }) =>
        state === 'placed' || state === 'failed' || (state === 'skipped' && planned <= today),
    )
    .map((run): PastRunView => {
      const { planned, deliverOn, state, orderNumber, total, notes, reason } = run
      const mayTryAgain =
        state === 'failed' &&
        standing.state !== 'ended' &&
        reason !== null &&
        !['contact', 'nothing'].includes(mendingOf(reason))
      return {
        ...{ planned, day: deliverOn, state, orderNumber, total, notes, reason },
        at: run.doneAt?.toISOString() ?? null,
        why: reason ? inBoth((locale) => sayRunReason(run, locale)) : null,
        todo: state === 'failed' && reason ? inBoth((locale) => sayMending(reason, locale)) : null,
        mayTryAgain: mayTryAgain && today < nextPlanned(plan, planned),
      }
    })
}
