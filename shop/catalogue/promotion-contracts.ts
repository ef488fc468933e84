import { z } from 'zod'
import { shoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { freeGood, promotionCodec } from '../promotions/promotion-wire.ts'
import { productCodec } from './product-wire.ts'

export const promotionProductsTake = 12

export const promotionProductsContract = endpoint({
  method: 'GET',
  path: 'api/promotion/products',
  says: 'For a shopper, goods in promotions that speak to them. For staff, goods of the centre to choose from.',
  who: [...shoppers, ...staff],
  touches: { of: 'caller' },
  request: named({
    text: ['text', z.string().max(200).default('')],
    take: ['take', queryCount(48, 1).optional()],
  }),
  answer: z.array(productCodec),
  freshFor: 300,
})

const brand = named({
  code: ['Code', z.string()],
  name: ['Name', z.string()],
  nameEn: ['NameEng', z.string()],
  count: ['Promotions', z.int()],
})

const listedPromotion = named({
  promotion: ['Promotion', promotionCodec],
  freeProducts: ['FreeProducts', z.array(freeGood)],
  brandCodes: ['Brands', z.array(z.string())],
  productCount: ['ProductCount', z.int()],
  /** A few of its products, to be shown as pictures. */
  pictures: ['Pictures', z.array(z.string())],
})
export type ListedPromotion = z.output<typeof listedPromotion>
export type PromotionBrand = z.output<typeof brand>

/** The promotion pages: every promotion in force that speaks to the caller, soonest to end first. */
export const promotionListContract = endpoint({
  method: 'GET',
  path: 'api/promotion/offers',
  says: 'Promotions in force for the caller, soonest to end first, all or of one brand, and the brands that have any.',
  who: shoppers,
  touches: { of: 'caller' },
  request: named({
    brand: ['brand', z.string().max(60).optional()],
    skip: ['skip', queryCount(10_000).optional()],
    take: ['take', queryCount(48, 1).optional()],
  }),
  answer: named({
    promotions: ['Promotions', z.array(listedPromotion)],
    brands: ['Brands', z.array(brand)],
    total: ['Total', z.int()],
  }),
})

export const promotionContracts = {
  promotionProducts: promotionProductsContract,
  offers: promotionListContract,
}
