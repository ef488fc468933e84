import { z } from 'zod'
import { cartKinds, mostCartLines } from '../cart/cart.ts'
import { productQuantities } from '../cart/cart-contracts.ts'
import { slots } from '../centres/next-round.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, type InputOf } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { differences } from './differences-schema.ts'

const day = z.iso.date()

/** What is chosen before an order is placed; the preview prices the same. */
export const chosen = {
  kind: z.enum(cartKinds).default('normal'),
  lines: z.array(productQuantities).min(1).max(mostCartLines),
  deliveryMethod: z.enum(deliveryMethods).default('DELIVERY'),
  couponId: z.string().max(60).optional(),
  /** The day the goods are wanted; of an advance order also the day whose price counts. */
  requestedOn: day.optional(),
  /** Which of the goods a promotion offers are wanted. */
  freeChoices: z
    .array(z.object({ promotionId: z.string().max(60), productCode: z.string().max(60) }))
    .max(50)
    .default([]),
}

const seenLine = z.object({ productCode: z.string().max(60), unit: z.literal([1, 2, 3]), amount: moneyInput })

/**
 * The same `key` with the same body is the same order, however often the client sends it.
 * `totalSeen` is what the customer agreed to pay; any other total is refused with 409 and the differences.
 */
export const placeOrderContract = endpoint({
  method: 'POST',
  path: 'api/orders',
  says: 'Places an order exactly once, at the prices of this moment; refused with the differences when they are not those seen.',
  who: signedInShoppers,
  request: z.object({
    key: z.uuid(),
    ...chosen,
    totalSeen: moneyInput,
    pointsSeen: z.int().min(0).max(1_000_000_000).default(0),
    linesSeen: z
      .array(seenLine)
      .max(mostCartLines * 3)
      .default([]),
    /** The free goods that were shown; when they are named, fewer of them are refused like another price. */
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
    /** The same day as `requestedOn`, which may be given instead; two different ones are refused. */
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
    /** Until when a transfer is waited for. */
    payBefore: z.string().nullable(),
    trackingKey: z.string(),
  }),
  details: differences,
  touches: {
    of: 'customer',
    exampleRequest: ({ addressId }) => ({
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

export type PlaceOrderRequest = InputOf<typeof placeOrderContract>

/** For a client that never heard the answer to its key, and no longer knows whether it should send it again. */
export const placedOrderContract = endpoint({
  method: 'GET',
  path: 'api/orders/placed',
  says: 'The order that was placed with a key of the caller’s own; none when no order was.',
  who: signedInShoppers,
  request: z.object({ key: z.uuid() }),
  answer: z.object({ orderNumber: z.string().nullable(), saleUnit: z.string() }),
  touches: { of: 'caller', exampleRequest: () => ({ key: '00000000-0000-4000-8000-000000000000' }) },
})
