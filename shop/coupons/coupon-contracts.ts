import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { named, yesNo } from '../contract/wire.ts'
import { ruleCodec } from '../promotions/promotion-wire.ts'

/** A coupon of the caller with its promotion; `_lock` Y marks a used one. */
export const coupon = named({
  id: ['couponid', z.string()],
  used: ['_lock', yesNo],
  expiresOn: ['ExpireDate', z.string()],
  usedAt: ['UseDate', z.string().nullable()],
  usedOrder: ['OrderID', z.string().nullable()],
  promotionId: ['PromotionId', z.string()],
  name: ['PromotionName', z.string()],
  shortName: ['Opt30', z.string()],
  remark: ['PromotionRemark', z.string()],
  rule: ['PromotionRule', ruleCodec],
  /** The number of equal coupons, when grouped by promotion. */
  count: ['Count', z.int()],
})
export type Coupon = z.output<typeof coupon>

const whose = {
  customerCode: ['customerCode', z.string().max(60).optional()],
  saleUnit: ['saleUnit', z.string().max(10).optional()],
} as const

export const couponsContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER',
  says: 'The caller’s coupons, grouped by promotion unless asked otherwise.',
  who: signedInShoppers,
  request: named({
    ...whose,
    onlyActive: ['onlyActivePromotion', z.boolean().default(false)],
    onlyUnused: ['onlyUnusedCoupon', z.boolean().default(false)],
    oneByOne: ['notGroupByPromotionId', z.boolean().default(false)],
  }),
  answer: named({
    statusText: ['statusText', z.string()],
    coupons: ['coupons', z.array(named({ coupon: ['Coupon', coupon] }))],
  }),
  about: subjectOf,
  touches: { of: 'customer', exampleRequest: ({ customerCode, saleUnit }) => ({ customerCode, saleUnit }) },
})

/** The specification's three promotion types, as coupons carry them. */
export const couponTypes = ['DiscountValue', 'DiscountPercent', 'FreeItem'] as const

export const checkCouponContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/CHECK_COUPON_VALID',
  says: 'Whether a coupon can be used by the caller now, and the promotion it switches on.',
  who: signedInShoppers,
  request: named({ ...whose, couponId: ['couponID', z.string().min(1).max(60)] }),
  answer: named({
    statusText: ['statusText', z.string()],
    promotionId: ['promotionId', z.string()],
    couponType: ['couponType', z.enum(couponTypes)],
  }),
  about: subjectOf,
  touches: {
    of: 'customer',
    exampleRequest: ({ customerCode, saleUnit }) => ({ customerCode, saleUnit, couponID: 'NONE' }),
    answers: ['coupons.unknown'],
  },
})

export const couponContracts = {
  coupons: couponsContract,
  checkCoupon: checkCouponContract,
}
