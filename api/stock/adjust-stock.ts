import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { onHandAfter, reasonOfAdjustment } from '#shop/stock/adjustment.ts'
import type { adjustStockContract, stockLedgerContract } from '#shop/stock/stock-contracts.ts'
import { stockProblems } from '#shop/stock/stock-problems.ts'
import type { StockReason } from '#shop/stock/stock-reasons.ts'
import { addStockMoves } from './stock-moves.ts'

type Shelf = { onHand: number; reserved: number }
const shown = ({ onHand, reserved }: Shelf) => ({ onHand, reserved, available: onHand - reserved })

export const adjustStock: Handler<typeof adjustStockContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, id, productCode, how, note } = request
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    const shelf = await lockShelf(tx, saleUnit, productCode)
    // The first answer was lost: it is done, and is not done again.
    const before = await findMove(tx, saleUnit, id)
    if (before) {
      if (isSame(before, request)) return shown(shelf)
      const change = `${before.change > 0 ? '+' : ''}${before.change}`
      throw refuse(stockProblems.doneBefore, { change, onHand: shelf.onHand })
    }
    const after = onHandAfter(shelf, request)
    if (after instanceof Problem) throw after
    await sql`update stock set on_hand = ${after} where sale_unit = ${saleUnit} and product_code = ${productCode}`.execute(
      tx,
    )
    const reason = reasonOfAdjustment[how]
    await addStockMoves(
      tx,
      saleUnit,
      [{ key: id, productCode, change: after - shelf.onHand, onHand: after, reason, note }],
      { at: now, byName: by.name },
    )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'stock', subject: productCode, what: reason, before: { onHand: shelf.onHand } },
        after: { onHand: after, ...(note && { note }) },
      },
    )
    return shown({ ...shelf, onHand: after })
  })
}

/** The shelf of a product, locked as an order locks it; made when it has none yet. */
async function lockShelf(tx: Db, saleUnit: string, code: string): Promise<Shelf> {
  const product = await tx
    .selectFrom('products')
    .select('stock_controlled')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!product) throw refuse(stockProblems.none)
  if (!product.stock_controlled) throw refuse(stockProblems.notKept)
  await sql`insert into stock (sale_unit, product_code, on_hand) values (${saleUnit}, ${code}, 0) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<Shelf>`
    select s.on_hand as "onHand", s.reserved from stock s
    where s.sale_unit = ${saleUnit} and s.product_code = ${code} for no key update`.execute(tx)
  return rows[0] as Shelf
}

const findMove = (tx: Db, saleUnit: string, id: string) =>
  tx
    .selectFrom('stock_moves')
    .select(['product_code', 'change', 'on_hand', 'reason', 'note'])
    .where('sale_unit', '=', saleUnit)
    .where('key', '=', id)
    .executeTakeFirst()

type Move = NonNullable<Awaited<ReturnType<typeof findMove>>>
type Asked = Parameters<typeof adjustStock>[0]

/** Whether a move is what is asked now, or was changed before it was sent again. */
const isSame = (move: Move, { productCode, how, quantity, note }: Asked) =>
  move.product_code === productCode &&
  move.reason === reasonOfAdjustment[how] &&
  (move.note ?? '') === (note ?? '') &&
  (how === 'count' ? move.on_hand === quantity : Math.abs(move.change) === Math.abs(quantity))

export const stockLedger: Handler<typeof stockLedgerContract> = async (request, { db }) => {
  const { saleUnit, productCode, after, take } = request
  const { rows } = await sql<Shelf>`
    select coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved from products p
    left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
    where p.sale_unit = ${saleUnit} and p.code = ${productCode}`.execute(db)
  const shelf = rows[0]
  if (!shelf) throw refuse(stockProblems.none)
  const moves = await db
    .selectFrom('stock_moves')
    .select(['id', 'at', 'change', 'on_hand', 'reason', 'order_number', 'by_name', 'note'])
    .where('sale_unit', '=', saleUnit)
    .where('product_code', '=', productCode)
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(take)
    .execute()
  return {
    ...shown(shelf),
    moves: moves.map(({ id, at, change, on_hand, reason, order_number, by_name, note }) => ({
      ...{ id, at: at.toISOString(), change, onHand: on_hand, reason: reason as StockReason },
      ...{ orderNumber: order_number, byName: by_name, note },
    })),
  }
}
