import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { leftToCollect } from '#shop/deliveries/due-at-door.ts'
import type { DispatchOrder, DispatchStop } from '#shop/dispatch/dispatch-contracts.ts'
import type { Satang } from '#shop/money/satang.ts'
import { type CountedLine, caseCount } from '#shop/run-planning/case-count.ts'

/** The lines of an order `o`, of which its cases are counted. */
const countedLines = (saleUnit: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('quantity', l.quantity, 'rate', l.rate, 'caseRate', coalesce(p.unit1_rate, 0))), '[]')
  from order_lines l left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
  where l.sale_unit = ${saleUnit} and l.order_number = o.number)`

type Counted<Row> = Omit<Row, 'cases' | 'lines' | 'toCollect'> & {
  lines: CountedLine[]
  isPaid: boolean
  received: Satang
}

const counted = <Row extends Counted<Pick<DispatchOrder, 'payment' | 'total'>>>({
  isPaid,
  received,
  ...row
}: Row) => ({
  ...row,
  lines: row.lines.length,
  cases: caseCount(row.lines),
  toCollect: leftToCollect({ payment: row.payment, isPaid, total: row.total, received }),
})

/** An order `o` with its money `m`, as the dispatch shows it. */
const orderColumns = (saleUnit: string) => sql`
  o.number, o.status, o.customer_name as "customerName",
  concat_ws(' ', nullif(o.ship_to->>'address', ''), nullif(o.ship_to->>'subdistrict', '')) as address,
  coalesce(o.ship_to->>'subdistrict', '') as subdistrict, coalesce(o.ship_to->>'district', '') as district, coalesce(o.ship_to->>'postcode', '') as postcode,
  case when o.ship_to->>'lat' is not null and o.ship_to->>'lng' is not null
    then jsonb_build_object('lat', (o.ship_to->>'lat')::float8, 'lng', (o.ship_to->>'lng')::float8) end as pin,
  o.deliver_on as "deliverOn", o.slot, o.total, o.payment_method as payment,
  o.paid_at is not null as "isPaid", coalesce(m.received, 0) as received,
  ${countedLines(saleUnit)} as lines,
  concat_ws(' · ', nullif(o.remark, ''), nullif(o.ship_to->>'remark', '')) as note,
  (select count(*)::integer from delivery_stops t where t.sale_unit = ${saleUnit} and t.order_number = o.number and t.state = 'failed') as attempts`

const openStatuses = ['SO Approve', 'Invoice wait', 'Invoice Approve']

type Waiting = { saleUnit: string; day: string; slot?: string | undefined; most: number }

/** Orders that go out on a day and ride in no run; what was due before is late and stands first. */
export async function findWaiting(db: Db, { saleUnit, day, slot, most }: Waiting): Promise<DispatchOrder[]> {
  const inSlot = slot === undefined ? sql`true` : sql`o.slot = ${slot}`
  const { rows } = await sql<Counted<DispatchOrder>>`
    select ${orderColumns(saleUnit)}
    from orders o left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.status = any(${openStatuses}) and o.delivery_method = 'DELIVERY'
      and (o.deliver_on is null or o.deliver_on <= ${day}::date) and ${inSlot}
      and not exists (select from delivery_stops s join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
        where s.sale_unit = ${saleUnit} and s.order_number = o.number
          and (s.state in ('waiting', 'arrived') or (s.state = 'back' and r.state <> 'closed')))
    order by o.deliver_on nulls last, o.slot, o.ship_to->>'district', o.number limit ${most}`.execute(db)
  return rows.map(counted)
}

type StopOfRun = DispatchStop & { runId: string }

/** The stops of runs `r`, in order; those moved to another run are not shown. */
export async function findStops(db: Db, saleUnit: string, which: RawBuilder<unknown>): Promise<StopOfRun[]> {
  const { rows } = await sql<Counted<Omit<StopOfRun, 'doneAt'>> & { doneAt: Date | null }>`
    select s.run_id as "runId", s.place, s.state, s.done_at as "doneAt", ${orderColumns(saleUnit)}
    from delivery_stops s
    join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
    join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where s.sale_unit = ${saleUnit} and s.state <> 'moved' and ${which}
    order by s.run_id, s.place, s.order_number`.execute(db)
  return rows.map((row) => ({ ...counted(row), doneAt: row.doneAt?.toISOString() ?? null }))
}
