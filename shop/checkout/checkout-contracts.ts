import { z } from 'zod'
import { address } from '../account/address.ts'
import { cartKinds, mostCartLines } from '../cart/cart.ts'
import { slots } from '../centres/next-round.ts'
import { asIs } from '../contract/as-is.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, type InputOf } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { coupon } from '../coupons/coupon-contracts.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { paymentCodes, paymentMethods } from '../payments/payment-methods.ts'
import { cartToPrice } from '../priced-cart/cart-to-price-schema.ts'
import { differences } from './differences-schema.ts'
import { outsideArea } from './outside-area.ts'
import { chosen, placedOrderContract, placeOrderContract } from './place-order-contract.ts'

const kind = z.enum(cartKinds).default('normal')

const deliveryDay = z.object({ day: z.string(), orderBefore: z.string(), slots: z.array(z.enum(slots)) })
/** The delivery terms of one area's addresses. */
const placeTerms = z.object({
  addressIds: z.array(z.string()),
  served: z.boolean(),
  fee: money,
  freeFrom: money,
  minimumOrder: money,
  days: z.array(deliveryDay),
  /** For addresses outside the delivery area: the alternatives. */
  outside: outsideArea.nullable(),
})
export type PlaceTerms = z.output<typeof placeTerms>
const paymentChoice = z.object({
  method: z.enum(paymentMethods),
  code: z.literal(Object.values(paymentCodes)),
  /** Only for a credit customer: the remaining credit, of the agent when an agent orders. */
  creditLeft: money.nullable(),
  /** Only for a credit customer: the overdue amount. */
  overdue: money.nullable(),
  /** The part of it that is so long overdue that nothing more is sold on credit. */
  held: money.default(0),
})

export const checkoutOptionsContract = endpoint({
  method: 'POST',
  path: 'api/checkout/options',
  says: 'All that can be chosen at checkout: addresses, ways and days of delivery, ways of paying, coupons and points.',
  who: signedInShoppers,
  request: z.object({ kind, productCodes: z.array(z.string().max(60)).max(mostCartLines).default([]) }),
  answer: z.object({
    addresses: z.array(address),
    delivery: z.array(z.object({ method: z.enum(deliveryMethods), fee: money, freeFrom: money })),
    /** Terms by delivery address; fee, days and minimum beside it are the centre's own, used for pick-up. */
    places: z.array(placeTerms),
    /** Possible delivery days; for advance orders, only days inside every product's price window. */
    days: z.array(deliveryDay),
    payments: z.array(paymentChoice),
    coupons: z.array(coupon),
    /** Unused coupons that do not apply now, with the reason in the caller's language. */
    closedCoupons: z.array(z.object({ coupon, whyNot: z.string() })),
    points: z.object({ have: z.int(), redeemOpen: z.boolean() }),
    taxNumber: z.string(),
    taxBranch: z.string(),
    minimumOrder: money,
    /** Who places the order: the customer, or a person acting for them. */
    actor: z.object({ kind: z.enum(['staff', 'agent']), name: z.string() }).nullable(),
  }),
  touches: { of: 'caller' },
})

/** The input of `priceCart`, loaded fresh: the browser computes the same figures the order will have. */
export const checkoutPreviewContract = endpoint({
  method: 'POST',
  path: 'api/checkout/preview',
  says: 'What the chosen goods cost now with the chosen delivery and coupon, and the reason when they cannot be ordered.',
  who: signedInShoppers,
  /**
   * Without a payment method, cash is not rounded; without an address, the first delivery address counts, as
   * in the cart.
   */
  request: z.object({ ...chosen, payment: z.enum(paymentMethods).optional(), shipTo: z.uuid().optional() }),
  answer: z.object({
    toPrice: asIs(cartToPrice),
    total: money,
    points: z.int(),
    /** The first reason these products cannot be ordered, in the caller's language; blank when they can. */
    whyNot: z.string(),
    /** Products that are no longer sold or short of stock. */
    differences: asIs(differences),
  }),
  touches: { of: 'caller', exampleRequest: () => ({ lines: [{ P_Code: 'NONE', qty1: 1 }] }) },
})

export type CheckoutPreviewRequest = InputOf<typeof checkoutPreviewContract>

export const checkoutContracts = {
  checkoutOptions: checkoutOptionsContract,
  checkoutPreview: checkoutPreviewContract,
  placeOrder: placeOrderContract,
  placedOrder: placedOrderContract,
}
