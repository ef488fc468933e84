import { cartOwner } from '#api/cart/cart.ts'
import { findSellable } from '#api/cart/cart-facts.ts'
import { addToCart } from '#api/cart/stored-cart.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { isSoldOut } from '#shop/catalogue/product.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderAgainContract } from '#shop/orders/order-contracts.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { ownerOf } from './order-scope.ts'

type Again = Pick<Context, 'db' | 'caller' | 'now' | 'log'> & { blockOutOfStock: boolean }

export const orderAgain: Handler<typeof orderAgainContract> = async (request, context) => {
  const { blockOutOfStock } = await context.settings(ownerOf(context.caller).saleUnit)
  return addOrderToCart({ ...context, blockOutOfStock }, request)
}

/** Free products are not ordered again: today's promotions decide the gifts. */
export async function addOrderToCart(
  context: Again,
  { orderNumber, lines: requestedLines }: { orderNumber: string; lines?: number[] | undefined },
): Promise<AnswerOf<typeof orderAgainContract>> {
  const { db, now, blockOutOfStock } = context
  const owner = ownerOf(context.caller)
  const order = await db
    .selectFrom('orders')
    .select('points_mode')
    .where('sale_unit', '=', owner.saleUnit)
    .where('number', '=', orderNumber)
    .where('customer_code', '=', owner.customerCode)
    .executeTakeFirst()
  if (!order) throw refuse(ordersProblems.none)
  const rows = await db
    .selectFrom('order_lines')
    .select(['line', 'product_code', 'name_th', 'name_en', 'unit', 'rate', 'quantity'])
    .where('sale_unit', '=', owner.saleUnit)
    .where('order_number', '=', orderNumber)
    .where('free', '=', false)
    .orderBy('line')
    .execute()
  const lines = rows.filter(({ line }) => !requestedLines || requestedLines.includes(line))
  const products = new Map(
    (await findSellable(context, [...new Set(lines.map((row) => row.product_code))])).map((each) => [
      each.code,
      each,
    ]),
  )
  const kind = order.points_mode ? ('points' as const) : ('normal' as const)
  const results = lines.map((row) => {
    const product = products.get(row.product_code)
    const name = { th: row.name_th, en: row.name_en }
    // A unit no longer sold is converted to the smallest one.
    const same = product?.units.find((unit) => unit.position === row.unit && unit.rate === row.rate)
    const smallest = product?.units.at(-1)
    const unit = same ?? smallest
    if (!product || !unit || (kind === 'points' && product.pointsPerUnit <= 0))
      return { missing: { productCode: row.product_code, name, why: 'notSold' as const } }
    if (blockOutOfStock && isSoldOut(product))
      return { missing: { productCode: row.product_code, name, why: 'soldOut' as const } }
    const quantity = same ? row.quantity : Math.max(1, Math.round((row.quantity * row.rate) / unit.rate))
    return { added: { productCode: product.code, name: product.name, unit: unit.position, quantity } }
  })
  const toAdd = results.flatMap((line) => line.added ?? [])
  const leftOut = new Set(await addToCart(db, { owner: cartOwner(context.caller), kind, now, items: toAdd }))
  const full = toAdd.filter(({ productCode }) => leftOut.has(productCode))
  return {
    kind,
    added: toAdd.filter(({ productCode }) => !leftOut.has(productCode)),
    missing: [
      ...results.flatMap((line) => line.missing ?? []),
      ...full.map(({ productCode, name }) => ({ productCode, name, why: 'full' as const })),
    ],
  }
}
