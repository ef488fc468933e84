import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { allCentres } from './all-centres.ts'
import type { Db } from './database.ts'
import { startLoop } from './loop.ts'
import { notify } from './notifications.ts'

type Parts = { boss: PgBoss; db: Db; log: Pick<FastifyBaseLogger, 'warn'>; topics: readonly string[] }
type Row = { id: string; topic: string; order_number: string }

const everyMs = 500
const atOnce = 200

/** Turns outbox rows into jobs, centre by centre; returns whether a centre may have more. */
async function relayOnce(parts: Parts): Promise<boolean> {
  let isMore = false
  for (const saleUnit of await allCentres(parts.db))
    if (await isWaiting(parts, saleUnit)) isMore = (await relayCentre(parts, saleUnit)) === atOnce || isMore
  return isMore
}

async function isWaiting({ db, topics }: Parts, saleUnit: string): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from outbox where sale_unit = ${saleUnit} and topic = any(${[...topics]})) as waiting`.execute(
    db,
  )
  return rows[0]?.waiting ?? false
}

/** One transaction, so that no message is lost or doubled; topics of a newer version are left for it. */
async function relayCentre({ boss, db, topics }: Parts, saleUnit: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      delete from outbox where sale_unit = ${saleUnit} and id in (select id from outbox where sale_unit = ${saleUnit}
        and topic = any(${[...topics]}) order by at limit ${sql.lit(atOnce)} for update skip locked)
      returning id, topic, order_number`.execute(tx)
    for (const topic of topics) {
      const mine = rows.filter((row) => row.topic === topic)
      const jobs = mine.map(({ id, order_number }) => ({ id, data: { saleUnit, orderNumber: order_number } }))
      if (jobs.length === 0) continue
      await boss.insert(topic, jobs, { db: fromKysely(tx as never) })
      // Here, not by the customer's own transaction: commits that notify wait for each other.
      await notify(tx, { saleUnit, topic })
    }
    return rows.length
  })
}

/** Empties the outbox shortly after an insert; several servers take different rows. */
export const startRelay = (parts: Parts) =>
  startLoop({
    everyMs,
    round: () => relayOnce(parts),
    onError: ({ message }) => parts.log.warn({ reason: message }, 'the outbox could not be emptied'),
  })
