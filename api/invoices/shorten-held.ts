import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { letShortageGo } from '#api/stock/let-shortage-go.ts'
import { invoicesProblems } from '#shop/invoices/invoices-problems.ts'
import type { Shortage, ShortageReason } from '#shop/invoices/shortage.ts'
import {
  type DeliveredLine,
  type DeliveredSums,
  type LineToShorten,
  shortenOrder,
} from '#shop/invoices/shorten-order.ts'
import type { PriceType } from '#shop/money/vat.ts'
import { refuse } from '#shop/problems/problem.ts'
import { changeOwed, type HeldOrder } from './change-owed.ts'

type Line = LineToShorten & {
  productCode: string
  nameTh: string
  nameEn: string
  unitNameTh: string
  unitNameEn: string
  rate: number
  held: number
}
type Delivered = DeliveredLine<Line>
type Short = {
  shortages: readonly Shortage[]
  /** The step that cash is rounded down to; 0 where the order is not paid in cash. */
  cashStep: number
  at: Date
  byName: string
}

/**
 * Lowers a locked order to what is there: lines, sums, stock, credit and points. Returns the order as it is
 * afterwards.
 */
export async function shortenHeld<Order extends HeldOrder>(
  tx: Db,
  order: Order,
  { shortages, cashStep, at, byName }: Short,
): Promise<Order> {
  const [lines, fee] = [await loadLines(tx, order), await loadFee(tx, order)]
  checkShortages(lines, shortages)
  const there = new Map(shortages.map(({ line, quantity }) => [line, quantity]))
  const short = shortenOrder({ lines, ...fee, cashStep }, there)
  if (short.lines.every(({ delivered }) => delivered === 0)) throw refuse(invoicesProblems.nothingLeft)
  const less = short.lines.filter(({ delivered, quantity }) => delivered < quantity)
  if (less.length === 0) return order
  const reasons = new Map<number, ShortageReason>(shortages.map(({ line, reason }) => [line, reason]))
  const reasonOf = ({ line }: Delivered) => reasons.get(line) ?? 'gift'
  const shortened = await changeOwed(tx, order, { total: short.sums.total, points: short.sums.points, at })
  await letShortageGo(
    tx,
    order,
    less.map((line) => ({
      productCode: line.productCode,
      units: line.held - heldOf(line),
      reason: reasonOf(line),
    })),
    { at, byName },
  )
  await writeShortages(tx, order, less, new Map(lines.map((line) => [line.line, line])), reasonOf)
  await writeLines(tx, order, less)
  await writeSums(tx, order, short.sums)
  return shortened
}

/** The whole of what a line holds is for the whole quantity. */
const heldOf = ({ held, delivered, quantity }: Delivered) => (held * delivered) / quantity

function checkShortages(lines: readonly Line[], shortages: readonly Shortage[]): void {
  for (const { line, quantity } of shortages) {
    const ordered = lines.find((each) => each.line === line)
    if (!ordered) throw refuse(invoicesProblems.noLine, { line: String(line) })
    if (quantity > ordered.quantity)
      throw refuse(invoicesProblems.tooMany, {
        product: ordered.nameTh,
        quantity: String(ordered.quantity),
      })
  }
}

/** A gift was earned by what its promotion sells, or by the whole order if that names nothing. */
export async function loadLines(tx: Db, { sale_unit, number }: HeldOrder): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.line, l.quantity, l.price, l.price_type as "priceType", l.discount, l.points, l.free, l.product_code as "productCode", l.rate, l.held,
      l.name_th as "nameTh", l.name_en as "nameEn", l.unit_name_th as "unitNameTh", l.unit_name_en as "unitNameEn",
      case when l.free then coalesce(
        (select array_agg(b.line) from order_lines b join promotion_products s on s.sale_unit = ${sale_unit} and s.promotion_id = l.promotion_id
           and s.side = 'sale' and s.product_code = b.product_code
         where b.sale_unit = ${sale_unit} and b.order_number = ${number} and not b.free),
        (select array_agg(b.line) from order_lines b where b.sale_unit = ${sale_unit} and b.order_number = ${number} and not b.free),
        '{}') else '{}' end as "earnedBy"
    from order_lines l where l.sale_unit = ${sale_unit} and l.order_number = ${number} order by l.line`.execute(
    tx,
  )
  return rows
}

type Fee = { deliveryFee: number; feePriceType: PriceType | null; vatPercent: number }

export async function loadFee(tx: Db, { sale_unit, number }: HeldOrder): Promise<Fee> {
  const { rows } = await sql<Fee>`
    select o.delivery_fee as "deliveryFee", d.fee_price_type as "feePriceType",
      coalesce((select percent from vat_rates v where v.starts_on <= (o.placed_at at time zone 'Asia/Bangkok')::date order by v.starts_on desc limit 1), 7) as "vatPercent"
    from orders o left join order_details d on d.sale_unit = ${sale_unit} and d.order_number = o.number
    where o.sale_unit = ${sale_unit} and o.number = ${number}`.execute(tx)
  return rows[0] as Fee
}

async function writeShortages(
  tx: Db,
  { sale_unit, number }: HeldOrder,
  less: readonly Delivered[],
  ordered: ReadonlyMap<number, Line>,
  reasonOf: (line: Delivered) => ShortageReason,
): Promise<void> {
  const worth = ({ line, price, quantity }: Delivered) =>
    price * quantity - (ordered.get(line)?.discount ?? 0)
  await tx
    .insertInto('order_shortages')
    .values(
      less.map((line) => ({
        sale_unit,
        order_number: number,
        line: line.line,
        product_code: line.productCode,
        name_th: line.nameTh,
        name_en: line.nameEn,
        unit_name_th: line.unitNameTh,
        unit_name_en: line.unitNameEn,
        free: line.free,
        ordered: line.quantity,
        delivered: line.delivered,
        reason: reasonOf(line),
        less: worth(line) - (line.amount - line.discount),
      })),
    )
    .execute()
}

export async function writeLines(
  tx: Db,
  { sale_unit, number }: HeldOrder,
  less: readonly Delivered[],
): Promise<void> {
  for (const line of less) {
    const here = sql`sale_unit = ${sale_unit} and order_number = ${number} and line = ${line.line}`
    if (line.delivered === 0) await sql`delete from order_lines where ${here}`.execute(tx)
    else
      await sql`update order_lines set quantity = ${line.delivered}, amount = ${line.amount}, discount = ${line.discount},
        points = ${line.points}, held = ${heldOf(line)} where ${here}`.execute(tx)
  }
}

export async function writeSums(
  tx: Db,
  { sale_unit, number }: HeldOrder,
  sums: DeliveredSums,
): Promise<void> {
  await sql`update orders set goods = ${sums.goods}, discount = ${sums.discount}, vat = ${sums.vat},
      vat_groups = ${JSON.stringify(sums.vatGroups)}::jsonb where sale_unit = ${sale_unit} and number = ${number}`.execute(
    tx,
  )
  await sql`update order_details set cash_rounding = ${sums.cashRounding}
    where sale_unit = ${sale_unit} and order_number = ${number}`.execute(tx)
}
