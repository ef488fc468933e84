import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { addStockMoves, type StockMove } from './stock-moves.ts'

type OrderKey = { sale_unit: string; number: string }
type StockMover = { at: Date; byName: string; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * What each step does to stock per held unit: the invoice takes out reserved units, and only its cancellation
 * puts them back.
 */
const stockMoves = {
  'take out': { reserved: -1, onHand: -1, reason: 'invoiced' },
  'put back': { reserved: 0, onHand: 1, reason: 'invoice cancelled' },
  release: { reserved: -1, onHand: 0, reason: undefined },
} as const

/** Rows are locked by code, so that two orders never deadlock. */
export async function lockStock(tx: Db, { sale_unit, number }: OrderKey): Promise<void> {
  await sql`select from stock s where s.sale_unit = ${sale_unit}
    and s.product_code in (select product_code from order_lines where sale_unit = ${sale_unit} and order_number = ${number} and held > 0)
    order by s.product_code for no key update`.execute(tx)
}

/** Too little reserved stock, set from outside, becomes zero and is logged. */
export async function moveStock(
  tx: Db,
  order: OrderKey,
  how: keyof typeof stockMoves,
  { at, byName, log }: StockMover,
): Promise<void> {
  const { sale_unit, number } = order
  const { reserved, onHand, reason } = stockMoves[how]
  await lockStock(tx, order)
  const { rows } = await sql<{ product: string; held: number; reserved: number; on_hand: number }>`
    update stock s set reserved = greatest(s.reserved + ${reserved}::integer * h.units, 0), on_hand = s.on_hand + ${onHand}::integer * h.units
    from (select product_code, sum(held)::integer as units from order_lines
      where sale_unit = ${sale_unit} and order_number = ${number} and held > 0 group by product_code) h
    where s.sale_unit = ${sale_unit} and s.product_code = h.product_code
    returning s.product_code as product, h.units as held, old.reserved, s.on_hand`.execute(tx)
  const short = rows.filter((row) => row.reserved + reserved * row.held < 0)
  if (short.length > 0)
    log.error(
      { saleUnit: sale_unit, orderNumber: number, short },
      'less stock was reserved than an order holds',
    )
  if (!reason) return
  const moves = rows.map(
    ({ product, held, on_hand }): StockMove => ({
      ...{ productCode: product, change: onHand * held, onHand: on_hand, reason, orderNumber: number },
    }),
  )
  await addStockMoves(tx, sale_unit, moves, { at, byName })
}

/** After shipping or cancellation the order holds no stock. */
export async function letGo(tx: Db, { sale_unit, number }: OrderKey): Promise<void> {
  await sql`update order_lines set held = 0 where sale_unit = ${sale_unit} and order_number = ${number} and held > 0`.execute(
    tx,
  )
}
