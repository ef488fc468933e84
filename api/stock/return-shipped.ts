import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { StockReason } from '#shop/stock/stock-reasons.ts'
import { addStockMoves } from './stock-moves.ts'

type Returned = {
  /** Only this much of each product, in base units; all that is out without it. */
  most?: ReadonlyMap<string, number>
  reason: Extract<StockReason, 'invoice cancelled' | 'returned'>
  at: Date
  byName: string
}

/** Puts goods of a shipped order back on the shelf: what its invoice took out of the stock, and no more. */
export async function returnShipped(
  tx: Db,
  { sale_unit, number }: { sale_unit: string; number: string },
  { most, reason, at, byName }: Returned,
): Promise<void> {
  const { rows: out } = await sql<{ product: string; units: number }>`
    select m.product_code as product, -sum(m.change)::integer as units from stock_moves m
    where m.sale_unit = ${sale_unit} and m.order_number = ${number} and m.reason in ('invoiced', 'invoice cancelled', 'returned')
    group by m.product_code having sum(m.change) < 0 order by m.product_code`.execute(tx)
  const back = out
    .map(({ product, units }) => ({
      product,
      units: Math.min(units, most ? (most.get(product) ?? 0) : units),
    }))
    .filter(({ units }) => units > 0)
  if (back.length === 0) return
  const codes = back.map(({ product }) => product)
  // By code, as orders lock them.
  await sql`select from stock s where s.sale_unit = ${sale_unit} and s.product_code = any(${codes}) order by s.product_code for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ product: string; units: number; on_hand: number }>`
    update stock s set on_hand = s.on_hand + b.units
    from unnest(${codes}::text[], ${back.map(({ units }) => units)}::integer[]) b (product, units)
    where s.sale_unit = ${sale_unit} and s.product_code = b.product
    returning s.product_code as product, b.units, s.on_hand`.execute(tx)
  const moves = rows.map(({ product, units, on_hand }) => ({
    ...{ productCode: product, change: units, onHand: on_hand, reason, orderNumber: number },
  }))
  await addStockMoves(tx, sale_unit, moves, { at, byName })
}
