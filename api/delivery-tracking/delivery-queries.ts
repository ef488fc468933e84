import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Position } from '#shop/centres/distance.ts'
import type { RunState, StopState } from '#shop/deliveries/run-states.ts'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'

export type StopRow = {
  isOwn: boolean
  place: number
  state: StopState
  arrivedAt: string | null
  doneAt: string | null
  slot: string
  lat: number | null
  lng: number | null
  /** The rest is read of the own stop alone. */
  receiver: string
  reason: string
  retryOn: string | null
}

export type RunRow = {
  state: RunState
  runOn: string
  startedAt: string | null
  pausedAt: string | null
  vehicle: string
  riderName: string
  riderMobile: string
  centre: Position
  stops: StopRow[]
  pauses: { from: string; to: string | null }[]
}

type Which = { saleUnit: string; runId: string; number: string }

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** The first of these ends a pause, pressed or not. */
const goesOn = ['start', 'resume', 'arrive', 'deliver', 'fail', 'finish']

/** A run with its stops: of other customers only where and when, and only while it is not over. */
export async function findRun(db: Db, { saleUnit, runId, number }: Which): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select r.state, r.run_on::text as "runOn", ${utc('r.started_at')} as "startedAt", ${utc('r.paused_at')} as "pausedAt",
      coalesce(nullif(r.vehicle, ''), d.vehicle, '') as vehicle, coalesce(d.name, '') as "riderName",
      coalesce(d.mobile, '') as "riderMobile", jsonb_build_object('lat', c.lat, 'lng', c.lng) as centre,
      (select jsonb_agg(jsonb_build_object('isOwn', o.number = ${number}, 'place', s.place, 'state', s.state,
          'arrivedAt', ${utc('s.arrived_at')}, 'doneAt', ${utc('s.done_at')}, 'slot', o.slot,
          'lat', (o.ship_to->>'lat')::float8, 'lng', (o.ship_to->>'lng')::float8) ||
          case when o.number = ${number} then jsonb_build_object('receiver', s.receiver, 'reason', s.reason,
            'retryOn', s.retry_on) else '{}' end order by s.place)
        from delivery_stops s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
        where s.sale_unit = ${saleUnit} and s.run_id = r.id and s.state not in ('moved', 'cancelled')
          and (o.number = ${number} or r.state in ('sent', 'started', 'paused'))) as stops,
      coalesce((select jsonb_agg(jsonb_build_object('from', a.done_at, 'to', (
          select min(n.done_at) from rider_actions n where n.sale_unit = ${saleUnit} and n.run_id = r.id
            and n.outcome = 'done' and n.kind = any(${goesOn}) and n.done_at >= a.done_at)))
        from rider_actions a where a.sale_unit = ${saleUnit} and a.run_id = r.id and a.outcome = 'done'
          and a.kind = 'pause'), '[]') as pauses
    from delivery_runs r
    join centres c on c.sale_unit = ${saleUnit}
    left join riders d on d.mobile = r.rider_mobile
    where r.sale_unit = ${saleUnit} and r.id = ${runId}`.execute(db)
  const [run] = rows
  return run && { ...run, stops: run.stops ?? [] }
}

/** Photos in the order they were taken, then the signature. */
export async function findProofs(db: Db, { saleUnit, runId, number }: Which): Promise<Delivery['proofs']> {
  const { rows } = await sql<{ id: string; kind: 'photo' | 'signature'; at: Date }>`
    select p.id, p.kind, p.taken_at as at from delivery_proofs p
    where p.sale_unit = ${saleUnit} and p.order_number = ${number} and p.run_id = ${runId}
    order by p.kind = 'signature', p.taken_at, p.id`.execute(db)
  return rows.map(({ at, ...proof }) => ({ ...proof, at: at.toISOString() }))
}
