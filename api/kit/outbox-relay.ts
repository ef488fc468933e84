import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Db } from './database.ts'

type Parts = { boss: PgBoss; db: Db; log: Pick<FastifyBaseLogger, 'warn'>; topics: readonly string[] }
type Row = { sale_unit: string; id: string; topic: string; order_number: string }

const everyMs = 500
const atOnce = 200

/** Takes rows out of the outbox and makes jobs of them, in one transaction: a message is in one place or the other. What only a newer version knows is left for it. */
async function relayOnce({ boss, db, topics }: Parts): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      delete from outbox where (sale_unit, id) in (select sale_unit, id from outbox where topic = any(${[...topics]}) order by at limit ${sql.lit(atOnce)} for update skip locked)
      returning sale_unit, id, topic, order_number`.execute(tx)
    for (const topic of topics) {
      const mine = rows.filter((row) => row.topic === topic)
      const jobs = mine.map(({ id, sale_unit, order_number }) => ({
        id,
        data: { saleUnit: sale_unit, orderNumber: order_number },
      }))
      if (jobs.length > 0) await boss.insert(topic, jobs, { db: fromKysely(tx as never) })
    }
    return rows.length
  })
}

/** Empties the outbox a moment after something was put in; several servers take different rows. */
export function startRelay(parts: Parts): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const running = (async () => {
    while (!ending.signal.aborted) {
      const moved = await relayOnce(parts).catch((error: Error) => {
        parts.log.warn({ reason: error.message }, 'the outbox could not be emptied')
        return 0
      })
      if (moved < atOnce) await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}
