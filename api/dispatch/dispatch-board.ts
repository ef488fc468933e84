import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { DispatchRun, dispatchBoardContract } from '#shop/dispatch/dispatch-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findStops, findWaiting } from './dispatch-orders.ts'

const mostWaiting = 500

export const dispatchBoard: Handler<typeof dispatchBoardContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, slot } = request
  const today = bangkokDay(now)
  const day = request.day ?? today
  const [orders, runs, riders, openDays, start] = await Promise.all([
    findWaiting(db, { saleUnit, day, slot, most: mostWaiting + 1 }),
    findRuns(db, saleUnit, day),
    findRiders(context, saleUnit),
    findOpenDays(db, saleUnit),
    loadStart(db, saleUnit),
  ])
  return {
    ...{ at: now.toISOString(), today, day, start, runs, riders, openDays },
    slots: [...new Set(orders.map((order) => order.slot).filter((each) => each !== ''))].sort(),
    orders: orders.slice(0, mostWaiting),
    isMore: orders.length > mostWaiting,
  }
}

type Row = Omit<DispatchRun, 'stops' | 'startedAt' | 'finishedAt'> & {
  startedAt: Date | null
  finishedAt: Date | null
}

async function findRuns(db: Db, saleUnit: string, day: string): Promise<DispatchRun[]> {
  const { rows } = await sql<Row>`
    select r.id, r.run_on as "runOn", r.state, r.version, r.vehicle, r.most_cases as "mostCases", r.started_at as "startedAt", r.finished_at as "finishedAt",
      coalesce((select a.by_name from activity a where a.sale_unit = ${saleUnit} and a.kind = 'run' and a.subject = r.id::text
        order by a.id desc limit 1), r.made_by) as "changedBy",
      case when p.mobile is not null then jsonb_build_object('mobile', p.mobile, 'name', p.name) end as rider,
      (select jsonb_build_object('at', to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lat', w.lat, 'lng', w.lng)
        from rider_positions w where w.sale_unit = ${saleUnit} and w.run_id = r.id order by w.at desc limit 1) as seen,
      (select count(*)::integer from rider_actions a where a.sale_unit = ${saleUnit} and a.run_id = r.id and a.outcome = 'refused') as troubles
    from delivery_runs r left join riders p on p.mobile = r.rider_mobile
    where r.sale_unit = ${saleUnit} and r.run_on = ${day}::date
    order by r.made_at, r.id`.execute(db)
  const stops = await findStops(db, saleUnit, sql`r.run_on = ${day}::date`)
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    stops: stops.filter(({ runId }) => runId === row.id).map(({ runId: _, ...stop }) => stop),
  }))
}

async function findRiders({ db }: Pick<Context, 'db'>, saleUnit: string) {
  return db
    .selectFrom('riders')
    .innerJoin('rider_centres', 'rider_centres.mobile', 'riders.mobile')
    .select(['riders.mobile', 'riders.name', 'riders.company', 'riders.vehicle'])
    .where('rider_centres.sale_unit', '=', saleUnit)
    .where('riders.active', '=', true)
    .orderBy('riders.name')
    .execute()
}

async function findOpenDays(db: Db, saleUnit: string): Promise<{ day: string; runs: number }[]> {
  const { rows } = await sql<{ day: string; runs: number }>`
    select r.run_on as day, count(*)::integer as runs from delivery_runs r
    where r.sale_unit = ${saleUnit} and r.state <> 'closed' group by r.run_on order by r.run_on limit 60`.execute(
    db,
  )
  return rows
}

export async function loadStart(db: Db, saleUnit: string) {
  const { lat, lng, name_th, name_en } = await db
    .selectFrom('centres')
    .select(['lat', 'lng', 'name_th', 'name_en'])
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirstOrThrow()
  return { lat, lng, name: { th: name_th, en: name_en } }
}
