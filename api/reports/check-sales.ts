import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { daysOf } from '#shop/reports/period.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

type Deps = { db: Db; now: Date; log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

/** Orders change for some weeks; those before were compared while they did. */
const daysCompared = 40

/**
 * Compares the sums of each centre with its orders, once a day, and adds what differs. A centre that was
 * never compared is counted from its first order on.
 */
export async function checkSales({ db, now, log }: Deps): Promise<number> {
  const today = bangkokDay(now)
  let wrong = 0
  for (const saleUnit of await allCentres(db)) {
    const { rows } = await sql<{ day: string }>`
      select (c.checked_at at time zone 'Asia/Bangkok')::date::text as day from sales_checks c where c.sale_unit = ${saleUnit}`.execute(
      db,
    )
    const checkedOn = rows[0]?.day
    if (checkedOn === today) continue
    const from = checkedOn ? addDays(today, -daysCompared) : await firstDay(db, saleUnit, today)
    const found = await checkDays(db, saleUnit, daysOf({ from, to: today }))
    await sql`insert into sales_checks (sale_unit, checked_at) values (${saleUnit}, ${now}::timestamptz)
      on conflict (sale_unit) do update set checked_at = excluded.checked_at`.execute(db)
    if (!checkedOn) log.info({ saleUnit, sums: found }, 'the sales of a centre were counted')
    else if (found > 0)
      log.warn({ saleUnit, sums: found }, 'sums of sales differed from the orders and were put right')
    wrong += checkedOn ? found : 0
  }
  return wrong
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
