import { z } from 'zod'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { cardMaker } from '#web/customer/product-cards/card-product.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const wishlistPageCalls = {
  /** The cards of products that were put on the list after the page was loaded. */
  productCards: pageCall(
    z.object({ codes: z.array(z.string().min(1).max(60)).min(1).max(60) }),
    async ({ codes }, { call, locale }) => {
      const products = await call(productItemsContract, { codes, take: codes.length })
      return { products: cardMaker(locale)(products) }
    },
  ),
}
export type WishlistPageCalls = typeof wishlistPageCalls
