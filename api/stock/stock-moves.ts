import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { StockReason } from '#shop/stock/stock-reasons.ts'

export type StockMove = {
  productCode: string
  change: number
  /** Base units on the shelf after it. */
  onHand: number
  reason: StockReason
  orderNumber?: string
  note?: string
  /** Of the adjustment that a client asked for. */
  key?: string
}

/** Writes why the shelf changed, in the transaction that changes it. */
export async function addStockMoves(
  tx: Db,
  saleUnit: string,
  moves: readonly StockMove[],
  { at, byName }: { at: Date; byName: string },
): Promise<void> {
  const real = moves.filter(({ change }) => change !== 0)
  if (real.length === 0) return
  const column = <Key extends keyof StockMove>(key: Key) => real.map((move) => move[key] ?? null)
  await sql`insert into stock_moves (sale_unit, product_code, at, change, on_hand, reason, order_number, by_name, note, key)
    select ${saleUnit}, m.product_code, ${at}::timestamptz, m.change, m.on_hand, m.reason, m.order_number, ${byName}, coalesce(m.note, ''), m.key
    from unnest(${column('productCode')}::text[], ${column('change')}::integer[], ${column('onHand')}::integer[], ${column('reason')}::text[],
      ${column('orderNumber')}::text[], ${column('note')}::text[], ${column('key')}::uuid[]) m (product_code, change, on_hand, reason, order_number, note, key)`.execute(
    tx,
  )
}
