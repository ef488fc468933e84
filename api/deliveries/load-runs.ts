import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { deliveryMessageProblems } from '#shop/delivery-messages/delivery-message-problems.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { Problem, type ProblemRow } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { makeStops, type StopParts, stopParts } from './load-stops.ts'

type Row = Omit<RiderRun, 'approvesInvoices' | 'stops' | 'refusedActions' | Times> & {
  [Time in Times]: Date | null
} & { rider: KnownRider | null; refused: RefusedRow[] } & StopParts
type Times = 'sentAt' | 'startedAt' | 'pausedAt' | 'finishedAt' | 'handedAt' | 'closedAt'
export type KnownRider = { mobile: string; name: string; company: string; vehicle: string }
type LoadedRun = { run: RiderRun; rider: KnownRider | null }

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Runs `r` of a centre with everything in them, in the order of their day. */
export async function loadRuns(
  { db, settings, locale }: Pick<Context, 'db' | 'settings' | 'locale'>,
  saleUnit: string,
  which: RawBuilder<unknown>,
): Promise<LoadedRun[]> {
  const { rows } = await sql<Row>`
    select r.sale_unit as "saleUnit", r.id, r.run_on as "runOn", r.state, r.version, r.vehicle,
      jsonb_build_object('name', jsonb_build_object('th', c.name_th, 'en', c.name_en), 'phone', c.phone,
        'pin', jsonb_build_object('lat', c.lat, 'lng', c.lng)) as centre,
      (select b.promptpay_id from bank_accounts b where b.sale_unit = ${saleUnit} and b.promptpay_id is not null order by b.position limit 1) as "promptPay",
      r.sent_at as "sentAt", r.started_at as "startedAt", r.paused_at as "pausedAt", r.paused_seconds as "pausedSeconds", r.finished_at as "finishedAt",
      r.handed_at as "handedAt", r.cash_handed as "cashHanded", r.handed_note as "handedNote", r.closed_at as "closedAt",
      r.cash_counted as "cashCounted", r.difference_reason as "differenceReason", 
      case when r.rider_mobile is not null then json_build_object('mobile', r.rider_mobile, 'name', p.name, 'company', p.company, 'vehicle', p.vehicle) end as rider,
      coalesce((select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'orderNumber', a.order_number, 'at', a.done_at, 'problem', a.problem)
          order by a.received_at, a.id)
        from rider_actions a where a.sale_unit = ${saleUnit} and a.run_id = r.id and a.outcome = 'refused'), '[]') as refused,
      ${stopParts({ saleUnit, run: sql`r.id` })}
    from delivery_runs r join centres c on c.sale_unit = ${saleUnit} left join riders p on p.mobile = r.rider_mobile
    where r.sale_unit = ${saleUnit} and ${which}
    order by r.run_on, r.made_at, r.id`.execute(db)
  if (rows.length === 0) return []
  const known = await settings(saleUnit)
  return rows.map(({ rider, refused, stopRows, lineRows, refusedRows, messageRows, proofRows, ...row }) => ({
    rider,
    run: {
      ...row,
      sentAt: iso(row.sentAt),
      startedAt: iso(row.startedAt),
      pausedAt: iso(row.pausedAt),
      finishedAt: iso(row.finishedAt),
      handedAt: iso(row.handedAt),
      closedAt: iso(row.closedAt),
      approvesInvoices: rider !== null && rider.company === known.invoiceApproveCompany,
      stops: makeStops({ stopRows, lineRows, refusedRows, messageRows, proofRows }, known),
      refusedActions: sayRefused(refused, locale),
    },
  }))
}

type Refused = RiderRun['refusedActions'][number]
/** A refusal as it is kept: its code and the values of its sentence. */
export type KeptProblem = { code: string; params: Record<string, string | number> }

const problemRows: ProblemRow[] = [deliveriesProblems, deliveryMessageProblems, ordersProblems].flatMap(
  (table) => Object.values(table),
)
const rowOf = new Map(problemRows.map((row) => [row.code, row]))

/** The sentence of a kept refusal; one that this version does not know is told by its code. */
export function sayKept({ code, params }: KeptProblem, locale: Locale): string {
  const row = rowOf.get(code)
  return row ? new Problem(row, params).say(locale) : code
}

type RefusedRow = Omit<Refused, 'problem'> & { problem: KeptProblem }

/** The times come as JSON writes them, with microseconds and an offset. */
const sayRefused = (rows: RefusedRow[], locale: Locale): Refused[] =>
  rows.map(({ problem, at, ...action }) => ({
    ...action,
    at: new Date(at).toISOString(),
    problem: sayKept(problem, locale),
  }))
