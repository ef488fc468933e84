import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

type Marks = ReadonlyMap<string, string>
type Shared = { begunAt: number; marks: Promise<Marks> }

const restMs = 1_000
const lastRead = new WeakMap<Db, Map<string, Shared>>()

/** Changes whenever something changed that a customer sees of a run. */
export async function findRunMark(db: Db, saleUnit: string, runId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select ${markOf(saleUnit)} as mark from delivery_runs r where r.sale_unit = ${saleUnit} and r.id = ${runId}`.execute(
    db,
  )
  return rows[0]?.mark ?? ''
}

/** The marks of a centre's runs, read once a second at most for everybody who waits here for news. */
export async function runMarksSince(db: Db, saleUnit: string, heardAt: number): Promise<Marks> {
  const centres = lastRead.get(db) ?? new Map<string, Shared>()
  lastRead.set(db, centres)
  for (;;) {
    const last = centres.get(saleUnit)
    if (last && last.begunAt >= heardAt) return last.marks
    const rest = (last?.begunAt ?? 0) + restMs - Date.now()
    if (rest > 0) await sleep(rest)
    else {
      const read = { begunAt: Date.now(), marks: findMarks(db, saleUnit) }
      centres.set(saleUnit, read)
      // A failed read is for nobody after.
      read.marks.catch(() => centres.delete(saleUnit))
    }
  }
}

async function findMarks(db: Db, saleUnit: string): Promise<Marks> {
  const yesterday = addDays(bangkokDay(new Date()), -1)
  const { rows } = await sql<{ id: string; mark: string }>`
    select r.id, ${markOf(saleUnit)} as mark from delivery_runs r
    where r.sale_unit = ${saleUnit} and r.run_on >= ${yesterday}::date and r.state <> 'planned'`.execute(db)
  return new Map(rows.map(({ id, mark }) => [id, mark]))
}

const markOf = (
  saleUnit: string,
) => sql`left(md5(concat_ws('|', r.state, r.version, r.rider_mobile, r.vehicle,
  r.started_at, r.paused_at, r.paused_seconds,
  (select string_agg(concat_ws(':', s.order_number, s.place, s.state, s.arrived_at, s.done_at, s.retry_on, o.status), ',' order by s.order_number)
    from delivery_stops s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    where s.sale_unit = ${saleUnit} and s.run_id = r.id),
  (select count(*) from delivery_proofs p where p.sale_unit = ${saleUnit} and p.run_id = r.id))), 12)`
