import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { longestSearch, pageSize } from './product.ts'
import { productCodec } from './product-wire.ts'

const code = z.string().max(60)

/** The product list with the caller's prices. */
export const productItemsContract = endpoint({
  method: 'POST',
  path: 'api/products/items',
  says: 'Products the caller may buy in their centre, with their prices, stock and promotions, twelve a page.',
  who: shoppers,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      Take: 1,
      SaleUnit: saleUnit,
      CustomerId: customerCode,
    }),
  },
  request: named({
    take: ['Take', z.int().min(1).max(100).default(pageSize)],
    skip: ['Skip', z.int().min(0).max(1_000_000).default(0)],
    onlyRedeemable: ['Point', z.boolean().default(false)],
    customerCode: ['CustomerId', code.optional()],
    saleUnit: ['SaleUnit', code.optional()],
    text: ['SearchText', z.string().max(longestSearch).default('')],
    materialType: ['Mattype', code.optional()],
    h1: ['Hierarchy1', code.optional()],
    h2: ['Hierarchy2', code.optional()],
    h3: ['Hierarchy3', code.optional()],
    h4: ['Hierarchy4', code.optional()],
    h5: ['Hierarchy5', code.optional()],
    onlyPromoted: ['OnlyPromotionProduct', z.boolean().default(false)],
    types: [
      'Types',
      z
        .array(z.enum(['suggest', 'BEST_SELLER']))
        .max(10)
        .default([]),
    ],
    sortByPrice: ['SortByPrice', z.enum(['', 'asc', 'desc']).default('')],
    displayGroupId: ['DisplayGroupId', z.int().min(0).max(2_147_483_647).optional()],
    promotionId: ['PromotionId', code.optional()],
    useOwnBestSeller: ['UseOwnBestSeller', z.boolean().default(false)],
    highlight: ['HighlightStatus', z.enum(['', 'HOTDEAL', 'NEW', 'RECOMMEND']).default('')],
    codes: ['ProductIds', z.array(code).max(200).optional()],
  }),
  answer: z.array(productCodec),
  about: subjectOf,
})

export const productItemsContracts = {
  productItems: productItemsContract,
}
