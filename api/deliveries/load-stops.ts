import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { OrderLines, Products } from '#api/kit/database-types.ts'
import { cashSteps } from '#api/pricing/cash-steps.ts'
import type { Position } from '#shop/centres/distance.ts'
import { leftToCollect } from '#shop/deliveries/due-at-door.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { RiderStop, StopLine } from '#shop/deliveries/rider-run.ts'
import type { StopState } from '#shop/deliveries/run-states.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { Settings } from '#shop/settings/settings.ts'

type Which = {
  saleUnit: string
  runId: string
  /** Only the stop of this order. */
  orderNumber?: string
}
type Row = Omit<RiderStop, 'cashStep' | 'lines' | 'toCollect' | 'loadedAt' | 'arrivedAt' | 'doneAt'> & {
  isPaid: boolean
  received: Satang
  loadedAt: Date | null
  arrivedAt: Date | null
  doneAt: Date | null
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** The stops of a run in order, with all the phone needs on the road. Asked run by run, they keep one plan. */
export async function loadStops(
  db: Db,
  { saleUnit, runId, orderNumber }: Which,
  { cashRounding }: Pick<Settings, 'cashRounding'>,
): Promise<RiderStop[]> {
  const only = orderNumber === undefined ? sql`true` : sql`s.order_number = ${orderNumber}`
  const { rows } = await sql<Row>`
    select s.order_number as "orderNumber", s.place, s.state, o.status as "orderStatus", o.customer_name as "customerName",
      jsonb_build_object('name', coalesce(nullif(o.ship_to->>'name', ''), o.customer_name), 'phone', coalesce(o.ship_to->>'phone', '')) as contact,
      concat_ws(' ', nullif(o.ship_to->>'address', ''), nullif(o.ship_to->>'subdistrict', '')) as address,
      coalesce(o.ship_to->>'district', '') as district, coalesce(o.ship_to->>'postcode', '') as postcode,
      case when o.ship_to->>'lat' is not null and o.ship_to->>'lng' is not null
        then jsonb_build_object('lat', (o.ship_to->>'lat')::float8, 'lng', (o.ship_to->>'lng')::float8) end as pin,
      concat_ws(' · ', nullif(o.remark, ''), nullif(o.ship_to->>'remark', '')) as note,
      o.deliver_on as "deliverOn", o.slot, o.payment_method as payment,
      (select i.number from invoices i where i.sale_unit = ${saleUnit} and i.order_number = o.number) as "invoiceNumber",
      o.total, o.paid_at is not null as "isPaid", coalesce(m.received, 0) as received,
      o.delivery_fee as "deliveryFee", d.fee_price_type as "feePriceType",
      coalesce((select percent from vat_rates v where v.starts_on <= (o.placed_at at time zone 'Asia/Bangkok')::date order by v.starts_on desc limit 1), 7) as "vatPercent",
      s.loaded_at as "loadedAt", s.arrived_at as "arrivedAt", s.done_at as "doneAt", s.due, s.collected, s.paid_way as "paidWay", s.reason,
      s.retry_on as "retryOn", s.receiver,
      coalesce((select jsonb_agg(jsonb_build_object('line', f.line, 'name', jsonb_build_object('th', f.name_th, 'en', f.name_en),
          'unitName', jsonb_build_object('th', f.unit_name_th, 'en', f.unit_name_en), 'brought', f.brought, 'taken', f.taken, 'reason', f.reason) order by f.line)
        from delivery_refusals f where f.sale_unit = ${saleUnit} and f.run_id = s.run_id and f.order_number = s.order_number), '[]') as refused,
      coalesce((select jsonb_agg(distinct a.data->>'message') from rider_actions a where a.sale_unit = ${saleUnit} and a.run_id = s.run_id
        and a.order_number = s.order_number and a.kind = 'message' and a.outcome = 'done'), '[]') as messages,
      (select count(*)::integer from delivery_proofs p where p.sale_unit = ${saleUnit} and p.order_number = s.order_number and p.run_id = s.run_id) as proofs
    from delivery_stops s
    join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    left join order_details d on d.sale_unit = ${saleUnit} and d.order_number = o.number
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where s.sale_unit = ${saleUnit} and s.run_id = ${runId}::uuid and ${only}
    order by s.place, s.order_number`.execute(db)
  const lines = await findLines(
    db,
    saleUnit,
    sql`(select s.order_number from delivery_stops s where s.sale_unit = ${saleUnit} and s.run_id = ${runId}::uuid and ${only})`,
  )
  return rows.map(({ isPaid, received, ...row }) => ({
    ...row,
    toCollect: leftToCollect({ payment: row.payment, isPaid, total: row.total, received }),
    loadedAt: iso(row.loadedAt),
    arrivedAt: iso(row.arrivedAt),
    doneAt: iso(row.doneAt),
    cashStep: row.payment === 'COD' ? cashSteps[cashRounding] : 0,
    lines: lines.get(row.orderNumber) ?? [],
  }))
}

type LineRow = Omit<StopLine, 'name' | 'unitName' | 'barcodes'> &
  Pick<Selectable<OrderLines>, 'name_th' | 'name_en' | 'unit_name_th' | 'unit_name_en'> &
  Pick<Selectable<Products>, 'barcode1' | 'barcode2' | 'barcode3'> & { orderNumber: string }

/** A gift was earned by what its promotion sells, or by the whole order if that names nothing. */
async function findLines(
  db: Db,
  saleUnit: string,
  numbers: RawBuilder<unknown>,
): Promise<Map<string, StopLine[]>> {
  const { rows } = await sql<LineRow>`
    with sold as (
      select b.order_number, b.line, b.product_code from order_lines b
      where b.sale_unit = ${saleUnit} and b.order_number in ${numbers} and not b.free
    )
    select l.order_number as "orderNumber", l.line, l.product_code as "productCode", l.name_th, l.name_en,
      l.unit_name_th, l.unit_name_en, l.rate, l.quantity, l.price, l.price_type as "priceType",
      l.discount, l.points, l.free,
      case when l.free then coalesce(
        (select jsonb_agg(b.line) from sold b join promotion_products s on s.sale_unit = ${saleUnit} and s.promotion_id = l.promotion_id
           and s.side = 'sale' and s.product_code = b.product_code where b.order_number = l.order_number),
        (select jsonb_agg(b.line) from sold b where b.order_number = l.order_number), '[]') else '[]' end as "earnedBy",
      p.barcode1, p.barcode2, p.barcode3, p.pictures[1] as picture
    from order_lines l left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
    where l.sale_unit = ${saleUnit} and l.order_number in ${numbers}
    order by l.order_number, l.line`.execute(db)
  const byOrder = new Map<string, StopLine[]>()
  for (const {
    orderNumber,
    name_th,
    name_en,
    unit_name_th,
    unit_name_en,
    barcode1,
    barcode2,
    barcode3,
    ...row
  } of rows) {
    const line = {
      ...row,
      name: { th: name_th, en: name_en },
      unitName: { th: unit_name_th, en: unit_name_en },
      barcodes: [barcode1, barcode2, barcode3].filter((code) => code !== null),
    }
    const own = byOrder.get(orderNumber)
    if (own) own.push(line)
    else byOrder.set(orderNumber, [line])
  }
  return byOrder
}

/** What every action needs to know of its stop. */
export type LockedStop = {
  orderNumber: string
  state: StopState
  orderStatus: OrderStatus
  total: Satang
  toCollect: Satang
  pin: Position | null
}
type Priced = Pick<RiderStop, 'lines' | 'deliveryFee' | 'feePriceType' | 'vatPercent' | 'cashStep'>
export type ActionStop = LockedStop & Priced

/** They count only where something is refused. */
const noLines: Priced = { lines: [], deliveryFee: 0, feePriceType: null, vatPercent: 0, cashStep: 0 }

/** The stop of an action; its lines are read where the customer refuses some. */
export async function loadActionStop(
  tx: Db,
  { saleUnit, action }: { saleUnit: string; action: RiderAction },
  stop: LockedStop | undefined,
  settings: Settings,
): Promise<ActionStop | undefined> {
  if (!stop) return undefined
  if (action.kind !== 'deliver' || action.refused.length === 0) return { ...stop, ...noLines }
  const [whole] = await loadStops(
    tx,
    { saleUnit, runId: action.runId, orderNumber: action.orderNumber },
    settings,
  )
  return whole
}
