import { pageSize } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { type CardProduct, cardMaker } from '#web/customer/product-cards/card-product.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { ProductSearch } from './product-search.ts'

/** One page of a product list, as cards. */
export async function findProducts(visitor: Visitor, search: ProductSearch): Promise<CardProduct[]> {
  const { call, locale } = visitor
  const { type, sort, skip, text, c1, c2, c3, displayGroupId, promotionId } = search
  const onlyRedeemable = await inPointsMode(visitor)
  const [products, cards] = await Promise.all([
    call(productItemsContract, {
      take: pageSize,
      skip,
      text,
      h1: c1,
      h2: c2,
      h3: c3,
      displayGroupId,
      promotionId,
      types: type === 'suggest' || type === 'BEST_SELLER' ? [type] : [],
      highlight: type === 'HOTDEAL' || type === 'NEW' ? type : '',
      onlyPromoted: type === 'PROMOTION',
      onlyRedeemable,
      sortByPrice: sort,
    }),
    cardMaker(locale),
  ])
  return cards(products)
}
