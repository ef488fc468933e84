import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { DeliveredLine, DeliveredSums, LineToShorten } from '#shop/invoices/shorten-order.ts'
import type { PriceType } from '#shop/money/vat.ts'

type OrderKey = { sale_unit: string; number: string }
export type OrderedLine = LineToShorten & {
  productCode: string
  nameTh: string
  nameEn: string
  unitNameTh: string
  unitNameEn: string
  rate: number
  held: number
}
export type LoweredLine = DeliveredLine<OrderedLine>

/** The whole of what a line holds is for the whole quantity. */
export const heldOf = ({ held, delivered, quantity }: LoweredLine) => (held * delivered) / quantity

/** A gift was earned by what its promotion sells, or by the whole order if that names nothing. */
export async function loadOrderedLines(tx: Db, { sale_unit, number }: OrderKey): Promise<OrderedLine[]> {
  const { rows } = await sql<OrderedLine>`
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

type OrderFee = { deliveryFee: number; feePriceType: PriceType | null; vatPercent: number }

export async function loadOrderFee(tx: Db, { sale_unit, number }: OrderKey): Promise<OrderFee> {
  const { rows } = await sql<OrderFee>`
    select o.delivery_fee as "deliveryFee", d.fee_price_type as "feePriceType",
      coalesce((select percent from vat_rates v where v.starts_on <= (o.placed_at at time zone 'Asia/Bangkok')::date order by v.starts_on desc limit 1), 7) as "vatPercent"
    from orders o left join order_details d on d.sale_unit = ${sale_unit} and d.order_number = o.number
    where o.sale_unit = ${sale_unit} and o.number = ${number}`.execute(tx)
  return rows[0] as OrderFee
}

/** A locked order now has these lines and sums; lines of which nothing is left go. */
export async function lowerOrder(
  tx: Db,
  order: OrderKey,
  { less, sums }: { less: readonly LoweredLine[]; sums: DeliveredSums },
): Promise<void> {
  await writeLines(tx, order, less)
  await writeSums(tx, order, sums)
}

async function writeLines(
  tx: Db,
  { sale_unit, number }: OrderKey,
  less: readonly LoweredLine[],
): Promise<void> {
  for (const line of less) {
    const here = sql`sale_unit = ${sale_unit} and order_number = ${number} and line = ${line.line}`
    if (line.delivered === 0) await sql`delete from order_lines where ${here}`.execute(tx)
    else
      await sql`update order_lines set quantity = ${line.delivered}, amount = ${line.amount}, discount = ${line.discount},
        points = ${line.points}, held = ${heldOf(line)} where ${here}`.execute(tx)
  }
}

async function writeSums(tx: Db, { sale_unit, number }: OrderKey, sums: DeliveredSums): Promise<void> {
  await sql`update orders set goods = ${sums.goods}, discount = ${sums.discount}, vat = ${sums.vat},
      vat_groups = ${JSON.stringify(sums.vatGroups)}::jsonb where sale_unit = ${sale_unit} and number = ${number}`.execute(
    tx,
  )
  await sql`update order_details set cash_rounding = ${sums.cashRounding}
    where sale_unit = ${sale_unit} and order_number = ${number}`.execute(tx)
}
