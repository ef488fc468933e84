import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { leavesStock, type ShortageReason } from '#shop/invoices/shortage.ts'
import { lockStock } from './move-stock.ts'
import { addStockMoves } from './stock-moves.ts'

type Gone = { productCode: string; units: number; reason: ShortageReason }

/** What an order no longer holds: released to others, or written off when it is not there. */
export async function letShortageGo(
  tx: Db,
  order: { sale_unit: string; number: string },
  all: readonly Gone[],
  by: { at: Date; byName: string },
): Promise<void> {
  await lockStock(tx, order)
  for (const { productCode, units, reason } of all) {
    if (units === 0) continue
    const isLost = leavesStock(reason)
    const { rows } = await sql<{ on_hand: number }>`
      update stock set reserved = greatest(reserved - ${units}, 0), on_hand = on_hand - ${isLost ? units : 0}
      where sale_unit = ${order.sale_unit} and product_code = ${productCode} returning on_hand`.execute(tx)
    if (isLost && rows[0])
      await addStockMoves(
        tx,
        order.sale_unit,
        [{ productCode, change: -units, onHand: rows[0].on_hand, reason, orderNumber: order.number }],
        by,
      )
  }
}
