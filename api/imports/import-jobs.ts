import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { startLoop } from '#api/kit/loop.ts'
import { runBatch } from './run-batch.ts'

type ImportDeps = { db: Db; now: () => Date; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }

const everyMs = 1_000
/** A rest after each batch, as long as the batch itself and no shorter than this: shoppers come first. */
const shortestRestMs = 20
const daysKept = 90

/** Works on the imports of every centre, batch by batch; several processes take different ones. */
export const startImports = ({ db, now, log }: ImportDeps) =>
  startLoop({
    everyMs,
    /** One batch of each centre in turn, so that a long import holds up no other centre's. */
    round: async (isEnding, rest) => {
      let isBusy = false
      for (const saleUnit of await allCentres(db)) {
        if (isEnding()) return false
        const began = performance.now()
        const worked = await runBatch(db, saleUnit, now()).catch((error: Error) => {
          log.error({ err: error, saleUnit }, 'a batch of an import failed')
          return undefined
        })
        if (!worked) continue
        isBusy = true
        await rest(Math.max(shortestRestMs, performance.now() - began))
      }
      return isBusy
    },
    onError: ({ message }) => log.warn({ reason: message }, 'imports could not be looked for'),
  })

/** Imports are kept for a quarter of a year; the activity log keeps what they changed. */
export async function tidyImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000)
  for (const saleUnit of await allCentres(db))
    await sql`
      delete from imports where sale_unit = ${saleUnit} and made_at < ${before}
        and state not in ('checking', 'applying', 'undoing')`.execute(db)
}
