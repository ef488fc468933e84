import { findSellable } from '#api/cart/cart-facts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type AdviceReason, isoDayOf } from '#shop/order-advice/advice.ts'
import { hiddenUntil } from '#shop/order-advice/advice-choices.ts'
import {
  type chooseAdviceContract,
  mostTaken,
  type orderAdviceContract,
  type orderAdviceContracts,
  type suggestedOrderContract,
  type ToldReason,
} from '#shop/order-advice/order-advice-contracts.ts'
import { orderAdviceProblems } from '#shop/order-advice/order-advice-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadAdvice } from './load-advice.ts'
import { regularGoods } from './regular-goods.ts'
import { oneToTry, unitsThere } from './units-there.ts'

function customerOf({ caller }: Pick<Context, 'caller'>) {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}

/** Today's catalogue, prices, stock and rights decide: only what the caller can buy now is left. */
export const orderAdvice: Handler<typeof orderAdviceContract> = async ({ take = mostTaken }, context) => {
  const advised = await loadAdvice(context, customerOf(context))
  const besides = advised.flatMap(({ reason }) => (reason.kind === 'alike' ? [reason.besides] : []))
  const codes = [...new Set([...advised.map(({ productCode }) => productCode), ...besides])]
  const products = new Map((await findSellable(context, codes)).map((product) => [product.code, product]))
  const items = advised
    .flatMap((line) => {
      const product = products.get(line.productCode)
      const there = product && (line.reason.kind === 'alike' ? oneToTry(product) : unitsThere(line, product))
      const reason = toldReason(line.reason, products)
      return there && reason ? [{ productCode: line.productCode, ...there, reason }] : []
    })
    .slice(0, take)
  return {
    today: bangkokDay(context.now),
    items,
    products: items.flatMap(({ productCode }) => products.get(productCode) ?? []),
  }
}

function toldReason(
  reason: AdviceReason,
  products: ReadonlyMap<string, Pick<Product, 'name'>>,
): ToldReason | undefined {
  if (reason.kind === 'due')
    return { ...reason, dueOn: isoDayOf(reason.dueOn), lastOn: isoDayOf(reason.lastOn) }
  if (reason.kind === 'low')
    return { ...reason, emptyOn: isoDayOf(reason.emptyOn), lastOn: isoDayOf(reason.lastOn) }
  if (reason.kind === 'season') return { kind: 'season', lastOn: isoDayOf(reason.lastOn) }
  const besides = products.get(reason.besides)?.name
  return besides && { kind: 'alike', besides, shops: reason.shops, of: reason.of }
}

/** Only what is bought again and again, as clients of this call know it. */
const suggestedOrder: Handler<typeof suggestedOrderContract> = async (_input, context) => {
  const { items, products } = await orderAdvice({}, context)
  const again = items.flatMap(({ reason, ...item }): AnswerOf<typeof suggestedOrderContract>['items'] =>
    reason.kind === 'due' || reason.kind === 'low'
      ? [
          {
            ...item,
            everyDays: reason.everyDays,
            lastOn: reason.lastOn,
            dueOn: reason.kind === 'due' ? reason.dueOn : reason.emptyOn,
          },
        ]
      : [],
  )
  const codes = new Set(again.map(({ productCode }) => productCode))
  return { items: again, products: products.filter(({ code }) => codes.has(code)) }
}

const chooseAdvice: Handler<typeof chooseAdviceContract> = async ({ productCode, choice }, context) => {
  const { db, now } = context
  const { saleUnit, customerCode } = customerOf(context)
  if (choice === 'again') {
    await db
      .deleteFrom('order_advice_choices')
      .where('sale_unit', '=', saleUnit)
      .where('customer_code', '=', customerCode)
      .where('product_code', '=', productCode)
      .execute()
    return {}
  }
  const known = await db
    .selectFrom('products')
    .select('code')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', productCode)
    .executeTakeFirst()
  if (!known) throw refuse(orderAdviceProblems.unknownProduct)
  const advised = await loadAdvice(context, { saleUnit, customerCode })
  const reason = advised.find((line) => line.productCode === productCode)?.reason
  const everyDays = reason && 'everyDays' in reason ? reason.everyDays : undefined
  const kept = {
    hidden_until: choice === 'never' ? null : hiddenUntil(bangkokDay(now), everyDays),
    chosen_at: now,
  }
  await db
    .insertInto('order_advice_choices')
    .values({ sale_unit: saleUnit, customer_code: customerCode, product_code: productCode, ...kept })
    .onConflict((same) => same.columns(['sale_unit', 'customer_code', 'product_code']).doUpdateSet(kept))
    .execute()
  return {}
}

export const orderAdviceHandlers: HandlersOf<typeof orderAdviceContracts> = {
  orderAdvice,
  chooseAdvice,
  regularGoods,
  suggestedOrder,
}
