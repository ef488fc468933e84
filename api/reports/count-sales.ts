import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { startLoop } from '#api/kit/loop.ts'

type Deps = { db: Db; log: Pick<FastifyBaseLogger, 'warn'> }

const [everyMs, atOnce] = [1_000, 500]

/** Adds orders that were placed or changed to the sums of their days; true when a centre may have more. */
export async function countSales(db: Db): Promise<boolean> {
  let isMore = false
  for (const saleUnit of await allCentres(db)) {
    const { rows } = await sql<{ counted: number }>`
      select count_uncounted_1(${saleUnit}, ${sql.lit(atOnce)}) as counted`.execute(db)
    isMore ||= rows[0]?.counted === atOnce
  }
  return isMore
}

/** In every process; while one counts for a centre, the others leave it alone. */
export const startCounting = ({ db, log }: Deps) =>
  startLoop({
    everyMs,
    round: () => countSales(db),
    onError: ({ message }) => log.warn({ reason: message }, 'the sales of the day could not be counted'),
  })
