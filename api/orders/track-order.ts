import { type RawBuilder, sql } from 'kysely'
import { ownShops } from '#api/identity/own-shops.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { TrackedOrder, trackOrderContract } from '#shop/orders/order-contracts.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { readTrackingKey } from '#shop/orders/tracking-key.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findInOrder } from './order-scope.ts'

type Row = Omit<TrackedOrder, 'placedAt' | 'rider' | 'slot'> & {
  placedAt: Date
  slot: string
  rider: string | null
}

/** The key was sent to the customer and is too long to guess; by number only the owner finds the order. */
export const trackOrder: Handler<typeof trackOrderContract> = async (
  { orderNumber, key },
  { db, caller },
) => {
  const row = key
    ? await findByKey(db, key)
    : caller.kind === 'user' && orderNumber
      ? await findInOrder(await ownShops(db, caller), ({ saleUnit, code }) =>
          findTracked(db, saleUnit, sql`o.customer_code = ${code} and o.number = ${orderNumber}`),
        )
      : undefined
  if (!row) throw refuse(key || orderNumber ? ordersProblems.none : generalProblems.badInput)
  return {
    ...row,
    placedAt: row.placedAt.toISOString(),
    lines: row.lines ?? [],
    timeline: row.timeline ?? [],
    rider: row.rider ?? '',
  }
}

/** Older links name no centre, so every centre is searched. */
async function findByKey(db: Db, text: string): Promise<Row | undefined> {
  const parsed = readTrackingKey(text)
  if (!parsed) return undefined
  const { saleUnit, key } = parsed
  return findInOrder(saleUnit ? [saleUnit] : await allCentres(db), (centre) =>
    findTracked(db, centre, sql`o.tracking_key = ${key}`),
  )
}

/** By a condition on the order `o`. */
export async function findTracked(
  db: Db,
  saleUnit: string,
  which: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.number, o.sale_unit as "saleUnit", jsonb_build_object('th', c.name_th, 'en', c.name_en) as centre, c.phone as "centrePhone", o.status, o.placed_at as "placedAt",
      o.deliver_on as "deliverOn", o.slot, coalesce(m.state, case when o.paid_at is null then 'unpaid' else 'paid' end) as "moneyState", coalesce(o.ship_to->>'district', '') as district,
      case when o.status = 'Invoice Approve' then split_part(r.name, ' ', 1) end as rider,
      (select jsonb_agg(jsonb_build_object('name', jsonb_build_object('th', l.name_th, 'en', l.name_en), 'unitName', jsonb_build_object('th', l.unit_name_th, 'en', l.unit_name_en),
        'quantity', l.quantity, 'free', l.free) order by l.line) from order_lines l where l.sale_unit = ${saleUnit} and l.order_number = o.number) as lines,
      (select jsonb_agg(jsonb_build_object('status', e.status, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.step)
        from order_events e where e.sale_unit = ${saleUnit} and e.order_number = o.number and e.note = '') as timeline
    from orders o join centres c on c.sale_unit = ${saleUnit} left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number left join riders r on r.mobile = o.rider_mobile
    where o.sale_unit = ${saleUnit} and ${which}`.execute(db)
  return rows[0]
}
