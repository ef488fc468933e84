import { z } from 'zod'
import { address } from '../account/address.ts'
import { cartKinds, mostCartLines } from '../cart/cart.ts'
import { wantedLine } from '../cart/cart-contracts.ts'
import { asIs } from '../contract/as-is.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, moneyAsked } from '../contract/wire.ts'
import { coupon } from '../coupons/coupon-contracts.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentCodes, paymentMethods } from '../payments/payment-methods.ts'
import { cartToPrice } from '../priced-cart/cart-to-price-schema.ts'
import { slots } from './delivery-slots.ts'
import { differences } from './differences-schema.ts'
import { outsideArea } from './outside-area.ts'

const day = z.iso.date()
const kind = z.enum(cartKinds).default('normal')
const lines = z.array(wantedLine).min(1).max(mostCartLines)

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

const chosen = {
  kind,
  lines,
  deliveryMethod: z.enum(deliveryMethods).default('DELIVERY'),
  couponId: z.string().max(60).optional(),
  /** The requested delivery day; for an advance order also the day of the prices. */
  requestedOn: day.optional(),
  /** The customer's choice among a promotion's free products. */
  freeChoices: z
    .array(z.object({ promotionId: z.string().max(60), productCode: z.string().max(60) }))
    .max(50)
    .default([]),
}

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
  touches: { of: 'caller', ask: () => ({ lines: [{ P_Code: 'NONE', qty1: 1 }] }) },
})

const seenLine = z.object({ productCode: z.string().max(60), unit: z.literal([1, 2, 3]), amount: moneyAsked })

/**
 * The client makes one `key` per order: the same key and body give the same order again. A `totalSeen` other
 * than the current total is refused with 409 and the differences.
 */
export const placeOrderContract = endpoint({
  method: 'POST',
  path: 'api/orders',
  says: 'Places an order exactly once, at the prices of this moment; refused with the differences when they are not those seen.',
  who: signedInShoppers,
  request: z.object({
    key: z.uuid(),
    ...chosen,
    totalSeen: moneyAsked,
    pointsSeen: z.int().min(0).max(1_000_000_000).default(0),
    linesSeen: z
      .array(seenLine)
      .max(mostCartLines * 3)
      .default([]),
    /** The free products shown to the customer; fewer of them are refused like another price. */
    freeSeen: z
      .array(
        z.object({
          productCode: z.string().max(60),
          unit: z.literal([1, 2, 3]),
          quantity: z.int().min(0).max(1_000_000),
        }),
      )
      .max(mostCartLines)
      .optional(),
    shipTo: z.uuid(),
    billTo: z.uuid(),
    /** The same day as `requestedOn`; either may be given, and two different ones are refused. */
    deliverOn: day.optional(),
    slot: z.enum(slots).optional(),
    payment: z.enum(paymentMethods),
    taxInvoice: z.object({ taxNumber: z.string().max(20), branch: z.string().max(10) }).optional(),
    remark: z.string().max(500).default(''),
  }),
  answer: z.object({
    orderNumber: z.string(),
    saleUnit: z.string(),
    status: z.enum(orderStatuses),
    total: money,
    points: z.int(),
    payment: z.enum(paymentMethods),
    /** The deadline of the transfer. */
    payBefore: z.string().nullable(),
    trackingKey: z.string(),
  }),
  details: differences,
  touches: {
    of: 'customer',
    ask: ({ addressId }) => ({
      key: '00000000-0000-4000-8000-000000000000',
      lines: [{ P_Code: 'NONE', qty1: 1 }],
      totalSeen: 0,
      shipTo: addressId,
      billTo: addressId,
      deliverOn: '2026-11-17',
      payment: 'COD' as const,
    }),
    answers: ['checkout.notSold'],
    elsewhere: ['account.noAddress'],
  },
})

/** For a client that lost the response to its key and does not know whether the order was placed. */
export const placedOrderContract = endpoint({
  method: 'GET',
  path: 'api/orders/placed',
  says: 'The order that was placed with a key of the caller’s own; none when no order was.',
  who: signedInShoppers,
  request: z.object({ key: z.uuid() }),
  answer: z.object({ orderNumber: z.string().nullable(), saleUnit: z.string() }),
  touches: { of: 'caller', ask: () => ({ key: '00000000-0000-4000-8000-000000000000' }) },
})

export const checkoutContracts = {
  checkoutOptions: checkoutOptionsContract,
  checkoutPreview: checkoutPreviewContract,
  placeOrder: placeOrderContract,
  placedOrder: placedOrderContract,
}
