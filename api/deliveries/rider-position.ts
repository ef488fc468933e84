import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { riderPositionContract } from '#shop/deliveries/rider-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { riderOf } from './rider-runs.ts'
import { ourTime } from './sent-action.ts'

const betweenSeconds = 50
const keptDays = 7

/** Only while the run is on; one within a minute of another is not kept. */
export const riderPosition: Handler<typeof riderPositionContract> = async (request, context) => {
  const { saleUnit, runId, at, sentAt, place } = request
  const seenAt = ourTime(at, sentAt, context.now)
  const { rows } = await sql<{ rider: string | null; state: string }>`
    select r.rider_mobile as rider, r.state from delivery_runs r where r.sale_unit = ${saleUnit} and r.id = ${runId}::uuid`.execute(
    context.db,
  )
  const [run] = rows
  if (!run) throw refuse(deliveriesProblems.noRun)
  if (run.rider !== riderOf(context)) throw refuse(deliveriesProblems.notYourRun)
  if (run.state !== 'started') return { kept: false }
  const near = sql`make_interval(secs => ${betweenSeconds})`
  const { numAffectedRows = 0n } = await sql`
    insert into rider_positions (sale_unit, run_id, at, lat, lng, accuracy)
    select ${saleUnit}, ${runId}::uuid, ${seenAt}::timestamptz, ${place.lat}, ${place.lng}, ${place.accuracy}
    where not exists (select from rider_positions p where p.sale_unit = ${saleUnit} and p.run_id = ${runId}::uuid
      and p.at > ${seenAt}::timestamptz - ${near} and p.at < ${seenAt}::timestamptz + ${near})
    on conflict do nothing`.execute(context.db)
  return { kept: numAffectedRows > 0n }
}

/** Where riders were is forgotten after a week; returns how many places were. */
export async function forgetPositions({ db, now }: { db: Db; now: Date }): Promise<number> {
  let gone = 0
  for (const saleUnit of await allCentres(db)) {
    const { numAffectedRows = 0n } = await sql`
      delete from rider_positions p where p.sale_unit = ${saleUnit} and p.at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(
      db,
    )
    gone += Number(numAffectedRows)
  }
  return gone
}
