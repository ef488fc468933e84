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
  /** The run's id, or the column that holds it. */
  run: RawBuilder<unknown>
  /** Only the stop of this order. */
  orderNumber?: string
}
type StopRow = Omit<RiderStop, 'cashStep' | 'lines' | 'toCollect' | 'refused' | 'messages' | 'proofs'> & {
  isPaid: boolean
  received: Satang
}
type LineRow = Omit<StopLine, 'name' | 'unitName' | 'earnedBy' | 'barcodes'> &
  Pick<Selectable<OrderLines>, 'name_th' | 'name_en' | 'unit_name_th' | 'unit_name_en'> &
  Pick<Selectable<Products>, 'barcode1' | 'barcode2' | 'barcode3'> & { earnedBy: number[] | null }
type OfOrder<Part> = Part & { orderNumber: string }

/** What the stops of a run are made of, each list as JSON and in its order; null where it is empty. */
export type StopParts = {
  stopRows: StopRow[] | null
  lineRows: OfOrder<LineRow>[] | null
  refusedRows: OfOrder<RiderStop['refused'][number]>[] | null
  messageRows: OfOrder<{ message: RiderStop['messages'][number] }>[] | null
  proofRows: string[] | null
}

/**
 * The columns of `StopParts`: with its stops a run is one statement, whose plan is kept. Lists of the whole run cost
 * less than a list for each stop.
 */
export function stopParts({ saleUnit, run, orderNumber }: Which): RawBuilder<StopParts> {
  const ofRun = sql`s.sale_unit = ${saleUnit} and s.run_id = ${run} and ${orderNumber === undefined ? sql`true` : sql`s.order_number = ${orderNumber}`}`
  return sql`
    (select json_agg(x) from (
      select s.order_number as "orderNumber", s.place, s.state, o.status as "orderStatus", o.customer_name as "customerName",
        json_build_object('name', coalesce(nullif(o.ship_to->>'name', ''), o.customer_name), 'phone', coalesce(o.ship_to->>'phone', '')) as contact,
        concat_ws(' ', nullif(o.ship_to->>'address', ''), nullif(o.ship_to->>'subdistrict', '')) as address,
        coalesce(o.ship_to->>'district', '') as district, coalesce(o.ship_to->>'postcode', '') as postcode,
        case when o.ship_to->>'lat' is not null and o.ship_to->>'lng' is not null
          then json_build_object('lat', (o.ship_to->>'lat')::float8, 'lng', (o.ship_to->>'lng')::float8) end as pin,
        concat_ws(' · ', nullif(o.remark, ''), nullif(o.ship_to->>'remark', '')) as note,
        o.deliver_on as "deliverOn", o.slot, o.payment_method as payment,
        (select i.number from invoices i where i.sale_unit = ${saleUnit} and i.order_number = o.number) as "invoiceNumber",
        o.total, o.paid_at is not null as "isPaid", coalesce(m.received, 0) as received,
        o.delivery_fee as "deliveryFee", d.fee_price_type as "feePriceType",
        coalesce((select percent from vat_rates v where v.starts_on <= (o.placed_at at time zone 'Asia/Bangkok')::date order by v.starts_on desc limit 1), 7) as "vatPercent",
        s.loaded_at as "loadedAt", s.arrived_at as "arrivedAt", s.done_at as "doneAt", s.due, s.collected, s.paid_way as "paidWay", s.reason,
        s.retry_on as "retryOn", s.receiver
      from delivery_stops s
      join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
      left join order_details d on d.sale_unit = ${saleUnit} and d.order_number = o.number
      left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
      where ${ofRun} order by s.place, s.order_number) x) as "stopRows",
    (select json_agg(x) from (
      select l.order_number as "orderNumber", l.line, l.product_code as "productCode", l.name_th, l.name_en,
        l.unit_name_th, l.unit_name_en, l.rate, l.quantity, l.price, l.price_type as "priceType",
        l.discount, l.points, l.free, ${earnedBy(saleUnit)} as "earnedBy",
        p.barcode1, p.barcode2, p.barcode3, p.pictures[1] as picture
      from delivery_stops s
      join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = s.order_number
      left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
      where ${ofRun} order by l.order_number, l.line) x) as "lineRows",
    (select json_agg(x) from (
      select s.order_number as "orderNumber", s.line, json_build_object('th', s.name_th, 'en', s.name_en) as name,
        json_build_object('th', s.unit_name_th, 'en', s.unit_name_en) as "unitName", s.brought, s.taken, s.reason
      from delivery_refusals s where ${ofRun} order by s.order_number, s.line) x) as "refusedRows",
    (select json_agg(x) from (
      select distinct s.order_number as "orderNumber", s.data->>'message' as message from rider_actions s
      where ${ofRun} and s.kind = 'message' and s.outcome = 'done' order by 1, 2) x) as "messageRows",
    (select json_agg(s.order_number) from delivery_stops s
      join delivery_proofs p on p.sale_unit = ${saleUnit} and p.order_number = s.order_number and p.run_id = s.run_id
      where ${ofRun}) as "proofRows"`
}

/** A gift was earned by what its promotion sells, or by the whole order if that names nothing. */
const earnedBy = (saleUnit: string) => sql`case when l.free then coalesce(
  (select json_agg(b.line) from order_lines b join promotion_products g on g.sale_unit = ${saleUnit} and g.promotion_id = l.promotion_id
     and g.side = 'sale' and g.product_code = b.product_code
   where b.sale_unit = ${saleUnit} and b.order_number = l.order_number and not b.free),
  (select json_agg(b.line) from order_lines b where b.sale_unit = ${saleUnit} and b.order_number = l.order_number and not b.free)) end`

/** JSON tells times with microseconds and an offset. */
const iso = (at: string | null) => at && new Date(at).toISOString()

/** The stops of a run in order, with all the phone needs on the road. */
export function makeStops(
  { stopRows, lineRows, refusedRows, messageRows, proofRows }: StopParts,
  { cashRounding }: Pick<Settings, 'cashRounding'>,
): RiderStop[] {
  const lines = byOrder(lineRows, makeLine)
  const refused = byOrder(refusedRows, (line) => line)
  const messages = byOrder(messageRows, ({ message }) => message)
  return (stopRows ?? []).map(({ isPaid, received, ...row }) => ({
    ...row,
    toCollect: leftToCollect({ payment: row.payment, isPaid, total: row.total, received }),
    loadedAt: iso(row.loadedAt),
    arrivedAt: iso(row.arrivedAt),
    doneAt: iso(row.doneAt),
    cashStep: row.payment === 'COD' ? cashSteps[cashRounding] : 0,
    lines: lines.get(row.orderNumber) ?? [],
    refused: refused.get(row.orderNumber) ?? [],
    messages: messages.get(row.orderNumber) ?? [],
    proofs: proofRows?.filter((number) => number === row.orderNumber).length ?? 0,
  }))
}

function byOrder<Row, Part>(
  rows: OfOrder<Row>[] | null,
  make: (row: Omit<OfOrder<Row>, 'orderNumber'>) => Part,
): Map<string, Part[]> {
  const found = new Map<string, Part[]>()
  for (const { orderNumber, ...row } of rows ?? []) {
    const own = found.get(orderNumber)
    if (own) own.push(make(row))
    else found.set(orderNumber, [make(row)])
  }
  return found
}

const makeLine = ({
  name_th,
  name_en,
  unit_name_th,
  unit_name_en,
  barcode1,
  barcode2,
  barcode3,
  ...row
}: LineRow): StopLine => ({
  ...row,
  name: { th: name_th, en: name_en },
  unitName: { th: unit_name_th, en: unit_name_en },
  earnedBy: row.earnedBy ?? [],
  barcodes: [barcode1, barcode2, barcode3].filter((code) => code !== null),
})

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
  const { runId, orderNumber } = action
  const { rows } =
    await sql<StopParts>`select ${stopParts({ saleUnit, run: sql`${runId}::uuid`, orderNumber })}`.execute(tx)
  const [whole] = rows.flatMap((row) => makeStops(row, settings))
  return whole
}
