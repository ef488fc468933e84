import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { ordersSeenBy } from '#api/orders/order-scope.ts'
import { type ReportState, reportListPage } from '#shop/delivery-reports/delivery-report.ts'
import type { ListedReport, reportListContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Row = Omit<ListedReport, 'state' | 'sentAt'> & { sentAt: Date }

/** Counts stop here: more is more work than anybody sees at a glance. */
const mostCounted = 300

/** The oldest open report comes first, since it waits the longest. */
export const reportList: Handler<typeof reportListContract> = async (
  { saleUnit, state, reason, text, skip, take = reportListPage },
  { db, caller },
) => {
  const [scope] = (await ordersSeenBy(db, caller)).filter((each) => each.saleUnit === saleUnit)
  if (!scope) throw refuse(identityProblems.notYours)
  const inState = stateCondition(saleUnit, state)
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row>`
    select r.id, r.order_number as "orderNumber", o.customer_code as "customerCode", o.customer_name as "customerName", r.sent_at as "sentAt",
      l."firstName", l."lineCount", l.reasons, cardinality(r.photos) as "photoCount", coalesce(r.answered_by, '') as "answeredBy", r.credited, r.points
    from delivery_reports r
    join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
    join lateral (
      select count(*)::integer as "lineCount", jsonb_agg(distinct n.reason) as reasons,
        (array_agg(jsonb_build_object('th', n.name_th, 'en', n.name_en) order by n.line))[1] as "firstName"
      from delivery_report_lines n where n.sale_unit = ${saleUnit} and n.report_id = r.id) l on true
    where r.sale_unit = ${saleUnit} and ${inState} and ${scope.seen}
      and ${reason ? sql`l.reasons ? ${reason}` : sql`true`}
      and ${text.trim() ? sql`(r.order_number ilike ${like} or o.customer_name ilike ${like})` : sql`true`}
    order by ${state === 'open' ? sql`r.sent_at, r.id` : sql`r.sent_at desc, r.id desc`}
    limit ${take + 1} offset ${skip}`.execute(db)
  const countOf = async (each: ReportState) => {
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::integer as n from (select 1 from delivery_reports r
        join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
        where r.sale_unit = ${saleUnit} and ${stateCondition(saleUnit, each)} and ${scope.seen} limit ${mostCounted}) n`.execute(
      db,
    )
    return counted[0]?.n ?? 0
  }
  const [open, toSend] = [await countOf('open'), await countOf('toSend')]
  return {
    reports: rows.slice(0, take).map((row) => ({ ...row, state, sentAt: row.sentAt.toISOString() })),
    isMore: rows.length > take,
    counts: { open, toSend },
  }
}

/** As `stateOf` says of one report. */
function stateCondition(saleUnit: string, state: ReportState): RawBuilder<boolean> {
  if (state === 'open') return sql`r.answered_at is null`
  const waits = sql`exists (select from delivery_report_lines n where n.sale_unit = ${saleUnit} and n.report_id = r.id
    and n.how = 'replacement' and n.sent_at is null)`
  return state === 'toSend'
    ? sql`r.answered_at is not null and ${waits}`
    : sql`r.answered_at is not null and not ${waits}`
}
