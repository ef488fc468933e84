import { allCentres } from '#api/kit/all-centres.ts'
import { forecastRun } from './forecast-run.ts'
import { findToLookAt, openRuns } from './open-runs.ts'
import { placeRun } from './place-run.ts'
import { findPriceChanges } from './price-changes.ts'
import { type ClaimedRun, claimRun, findDueRuns, noteTold, tellOfRun } from './run-changes.ts'
import { loadStandingSnapshot, type StandingParts } from './standing-caller.ts'
import {
  findRun,
  findStandingOrder,
  type Run,
  type RunKey,
  type StandingOrder,
} from './standing-order-rows.ts'

const aPage = 100
/** Less than a job may take; what is left waits for the next run. */
const runMs = 90_000
const atOnce = 4

/** Opens, tells and places the runs that are due, centre by centre, on any number of processes. */
export async function runStandingOrders(job: JobParts): Promise<{ looked: number; done: number }> {
  const until = Date.now() + runMs
  const { db, log } = job
  /** Each run has its own moment, since a claim counts from it. */
  const partsNow = (): StandingParts => ({ ...job, now: job.now(), locale: 'th' })
  const counts = { looked: 0, done: 0 }
  for (const saleUnit of await allCentres(db)) {
    const due = () => ({ saleUnit, now: job.now(), most: aPage })
    counts.looked += await workThrough(log, until, {
      find: () => findToLookAt(db, due()),
      work: (key) => openRuns(db, key, job.now()),
    })
    counts.done += await workThrough(log, until, {
      find: () => findDueRuns(db, due()),
      work: (key) => handleDueRun(partsNow(), key),
    })
  }
  return counts
}

type JobParts = Omit<StandingParts, 'now' | 'locale'> & { now: () => Date }

type Work<Key> = { find: () => Promise<Key[]>; work: (key: Key) => Promise<boolean> }

/** Page by page, a few at a time; what fails or is in other hands is not tried again in this run. */
async function workThrough<Key extends { saleUnit: string; id: string }>(
  log: StandingParts['log'],
  until: number,
  { find, work }: Work<Key>,
): Promise<number> {
  const tried = new Set<string>()
  let done = 0
  while (Date.now() < until) {
    const waiting = (await find()).filter((key) => !tried.has(JSON.stringify(key)))
    if (waiting.length === 0) break
    const one = async () => {
      for (let key = waiting.shift(); key && Date.now() < until; key = waiting.shift()) {
        tried.add(JSON.stringify(key))
        try {
          if (await work(key)) done++
        } catch (error) {
          log.error(
            { err: error, saleUnit: key.saleUnit, standingOrder: key.id },
            'a standing order could not be run',
          )
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
  return done
}

/** Tells of a run, or places it; false when it is in other hands. */
export async function handleDueRun(parts: StandingParts, key: RunKey): Promise<boolean> {
  const { db, now } = parts
  if (!(await claimRun(db, key, now))) return false
  const claimed = { ...key, claimedAt: now }
  const [standing, run] = [await findStandingOrder(db, key), await findRun(db, key)]
  if (!standing || !run?.placeAt) return false
  if (run.placeAt > now && !run.toldAt) await tell(parts, { standing, run, claimed })
  else await placeRun({ parts, standing, run, claimed })
  return true
}

type Telling = { standing: StandingOrder; run: Run; claimed: ClaimedRun }

async function tell(parts: StandingParts, { standing, run, claimed }: Telling): Promise<void> {
  const { db, now } = parts
  const { snapshot } = await loadStandingSnapshot(db, standing)
  const { order, notes, why } = await forecastRun({
    ...{ parts, standing, snapshot, ownLines: run.ownLines, agreedTotal: run.agreedTotal, mayWait: false },
  })
  const changed = await findPriceChanges(db, standing, order)
  await db.transaction().execute(async (tx) => {
    const expected = { total: order.priced.total, notes: [...notes, ...changed], why }
    if (await noteTold(tx, claimed, expected))
      await tellOfRun(tx, claimed, { topic: 'standing-order-ahead', at: now })
  })
}
