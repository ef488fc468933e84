import { z } from 'zod'
import { cartFactsContract, quickOrderContract, syncCartContract } from '#shop/cart/cart-contracts.ts'
import { buyAgainContract } from '#shop/catalogue/buy-again-contract.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { cartProductOf, factsOf } from '#web/customer/cart/cart-products.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

const fillFrom = 24

export const cartCalls = {
  /** `askedAt` and `readAt` are the moments between which the cart was read; facts come only where they are shown. */
  syncCart: pageCall(
    syncCartContract.request.extend({ facts: z.boolean() }),
    async ({ facts, ...request }, { call, locale }) => {
      const askedAt = Date.now()
      const answer = await call(syncCartContract, request)
      return {
        lines: answer.lines.map(({ productCode, quantities, selected }) => ({
          productCode,
          quantities,
          selected,
        })),
        leftOut: answer.leftOut,
        askedAt,
        readAt: Date.now(),
        ...(facts ? { facts: factsOf(answer, locale) } : {}),
      }
    },
  ),
  cartFacts: pageCall(cartFactsContract.request, async (request, { call, locale }) =>
    factsOf(await call(cartFactsContract, request), locale),
  ),
  quickOrder: pageCall(quickOrderContract.request, async (request, { call, locale }) => {
    const { rows, products } = await call(quickOrderContract, request)
    return { results: rows, products: products.map((product) => cartProductOf(product, locale)) }
  }),
  /** Products that may fill up a cart a little short: what the shop bought before, and what sells well. */
  fillUp: pageCall(z.object({}), async (_, { call, locale }) => {
    const [own, popular] = await Promise.all([
      call(buyAgainContract, { take: fillFrom }),
      call(productItemsContract, { take: fillFrom }),
    ])
    const all = new Map([...own, ...popular].map((product) => [product.code, cartProductOf(product, locale)]))
    return { products: [...all.values()] }
  }),
}
export type CartCalls = typeof cartCalls
