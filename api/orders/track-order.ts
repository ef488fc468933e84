import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { TrackedOrder, trackOrderContract } from '#shop/orders/order-contracts.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { ownShops } from './order-scope.ts'

type Row = Omit<TrackedOrder, 'placedAt' | 'rider' | 'slot'> & {
  placedAt: Date
  slot: string
  rider: string | null
}

/** The key was sent to the customer and is too long to guess; without it only the owner finds the order. */
export const trackOrder: Handler<typeof trackOrderContract> = async (
  { orderNumber, key },
  { db, caller },
) => {
  const which: RawBuilder<boolean> | undefined = key
    ? sql<boolean>`o.tracking_key = ${key}`
    : caller.kind === 'user' && orderNumber
      ? sql<boolean>`(o.sale_unit, o.customer_code) in (${ownShops(caller)}) and o.number = ${orderNumber}`
      : undefined
  if (!which) throw refuse(orderNumber ? ordersProblems.none : generalProblems.badInput)
  const { rows } = await sql<Row>`
    select o.number, o.sale_unit as "saleUnit", jsonb_build_object('th', c.name_th, 'en', c.name_en) as centre, c.phone as "centrePhone", o.status, o.placed_at as "placedAt",
      o.deliver_on as "deliverOn", o.slot, coalesce(o.ship_to->>'district', '') as district,
      case when o.status = 'Invoice Approve' then split_part(r.name, ' ', 1) end as rider,
      (select jsonb_agg(jsonb_build_object('name', jsonb_build_object('th', l.name_th, 'en', l.name_en), 'unitName', jsonb_build_object('th', l.unit_name_th, 'en', l.unit_name_en),
        'quantity', l.quantity, 'free', l.free) order by l.line) from order_lines l where l.sale_unit = o.sale_unit and l.order_number = o.number) as lines,
      (select jsonb_agg(jsonb_build_object('status', e.status, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.step)
        from order_events e where e.sale_unit = o.sale_unit and e.order_number = o.number and e.note = '') as timeline
    from orders o join centres c on c.sale_unit = o.sale_unit left join riders r on r.mobile = o.rider_mobile
    where ${which}`.execute(db)
  const [row] = rows
  if (!row) throw refuse(ordersProblems.none)
  return {
    ...row,
    placedAt: row.placedAt.toISOString(),
    lines: row.lines ?? [],
    timeline: row.timeline ?? [],
    rider: row.rider ?? '',
  }
}
