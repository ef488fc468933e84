import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { daysOf } from '#shop/reports/period.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

type Deps = {
  db: Db
  now: Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** A job that takes longer counts as failed: the next one goes on from where this one stops. */
  patienceMs?: number
}
type Check = { checkedOn: string | null; countedTo: string | null }

/** Orders change for some weeks; those before were compared while they did. */
const daysCompared = 40

/** Compares the sums of each centre with its orders, once a day, and adds what differs; how many did. */
export async function checkSales({ db, now, log, patienceMs = 60_000 }: Deps): Promise<number> {
  const [today, until] = [bangkokDay(now), performance.now() + patienceMs]
  let wrong = 0
  for (const saleUnit of await allCentres(db)) {
    if (performance.now() > until) break
    const check = await findCheck(db, saleUnit)
    if (check?.checkedOn === today) continue
    if (!check?.checkedOn) {
      const isDone = await countOld({ db, saleUnit, today, until }, check?.countedTo ?? undefined)
      if (isDone) log.info({ saleUnit }, 'the sales of a centre were counted')
      if (!isDone) continue
    } else {
      const found = await checkDays(db, saleUnit, daysOf({ from: addDays(today, -daysCompared), to: today }))
      if (found > 0)
        log.warn({ saleUnit, sums: found }, 'sums of sales differed from the orders and were put right')
      wrong += found
    }
    await write(db, saleUnit, { checked_at: now })
  }
  return wrong
}

async function findCheck(db: Db, saleUnit: string): Promise<Check | undefined> {
  const { rows } = await sql<Check>`
    select (c.checked_at at time zone 'Asia/Bangkok')::date::text as "checkedOn", c.counted_to::text as "countedTo"
    from sales_checks c where c.sale_unit = ${saleUnit}`.execute(db)
  return rows[0]
}

async function write(db: Db, saleUnit: string, what: { checked_at: Date } | { counted_to: string }) {
  await db
    .insertInto('sales_checks')
    .values({ sale_unit: saleUnit, ...what })
    .onConflict((conflict) => conflict.column('sale_unit').doUpdateSet(what))
    .execute()
}

type Counting = { db: Db; saleUnit: string; today: string; until: number }

/** Orders from before there were sums, from the first day on; false when there was no time for all. */
async function countOld({ db, saleUnit, today, until }: Counting, countedTo?: string): Promise<boolean> {
  const from = countedTo ? addDays(countedTo, 1) : await firstDay(db, saleUnit, today)
  for (const day of from > today ? [] : daysOf({ from, to: today })) {
    if (performance.now() > until) return false
    await checkDays(db, saleUnit, [day])
    await write(db, saleUnit, { counted_to: day })
  }
  return true
}

/** A day at a time, so that no transaction is long. */
async function checkDays(db: Db, saleUnit: string, days: readonly string[]): Promise<number> {
  let found = 0
  for (const day of days) {
    const { rows } = await sql<{ wrong: number }>`
      select check_sales_1(${saleUnit}, ${day}::date, ${day}::date) as wrong`.execute(db)
    found += rows[0]?.wrong ?? 0
  }
  return found
}

async function firstDay(db: Db, saleUnit: string, today: string): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(o.placed_at) at time zone 'Asia/Bangkok')::date::text as day from orders o where o.sale_unit = ${saleUnit}`.execute(
    db,
  )
  return rows[0]?.day ?? today
}
