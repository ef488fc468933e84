import { z } from 'zod'
import { anyone, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, named } from '../contract/wire.ts'
import { moneyStates } from '../payments/money-state.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { orderStatuses } from './order-status.ts'
import { historyPage, orderTabs } from './order-tabs.ts'
import { orderDetail } from './order-wire.ts'

const number = z.string().min(1).max(40)
const both = z.object({ th: z.string(), en: z.string() })

const summary = z.object({
  number: z.string(),
  saleUnit: z.string(),
  status: z.enum(orderStatuses),
  tab: z.enum(orderTabs),
  placedAt: z.string(),
  total: money,
  points: z.int(),
  payment: z.enum(paymentMethods),
  paid: z.boolean(),
  payBefore: z.string().nullable(),
  paymentOverdue: z.boolean().default(false),
  moneyState: z.enum(moneyStates).default('unpaid'),
  owed: money.default(0),
  deliverOn: z.string().nullable(),
  slot: z.string(),
  requestedOn: z.string().nullable(),
  placedBy: z.object({ kind: z.enum(['customer', 'agent', 'staff', 'job']), name: z.string() }),
  lineCount: z.int(),
  /** The first few products, for a preview. */
  goods: z.array(
    z.object({
      productCode: z.string(),
      name: both,
      quantity: z.int(),
      unitName: both,
      picture: z.string().nullable(),
    }),
  ),
  mayCancel: z.boolean(),
})
export type OrderSummary = z.output<typeof summary>

export const orderHistoryContract = endpoint({
  method: 'POST',
  path: 'api/orders/history',
  says: 'The caller’s orders of one tab, newest first, twelve a page, with how many each tab holds.',
  who: signedInShoppers,
  request: z.object({
    tab: z.enum(orderTabs).default('all'),
    /** Orders paid with points, instead of those paid with money. */
    redeemed: z.boolean().default(false),
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(48).default(historyPage),
  }),
  answer: z.object({ orders: z.array(summary), counts: z.record(z.enum(orderTabs), z.int()) }),
  touches: { of: 'caller' },
})

/**
 * Customers see their own in all centres, salespeople their customers', staff above all of the centre, riders
 * what they deliver.
 */
export const orderDetailContract = endpoint({
  method: 'POST',
  path: 'api/MerchantOrder/GET_ORDER_DETAIL',
  says: 'One order whole: lines, addresses, timeline and VAT.',
  who: [...signedInShoppers, ...staff, 'rider'],
  request: named({ orderNumber: ['orderid', number], saleUnit: ['saleunit', z.string().max(10).optional()] }),
  answer: orderDetail,
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber, saleUnit }) => ({ orderid: orderNumber, saleunit: saleUnit }),
    elsewhere: ['orders.none', 'identity.notYours'],
  },
})

export const cancelOrderContract = endpoint({
  method: 'POST',
  path: 'api/orders/cancel',
  says: 'Cancels an order of the caller while it waits; stock, credit, points and coupon come back.',
  who: signedInShoppers,
  request: z.object({ orderNumber: number, why: z.string().max(300).default('') }),
  answer: z.object({ status: z.enum(orderStatuses) }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumber }),
    answers: ['orders.cannotCancel'],
    elsewhere: ['orders.none'],
  },
})

/** Adds what is still sold to the current cart; the other lines are returned with the reason. */
export const orderAgainContract = endpoint({
  method: 'POST',
  path: 'api/orders/buy-again',
  says: 'Puts the still-sold goods of a past order, or of some of its lines, into the caller’s cart at today’s prices.',
  who: signedInShoppers,
  request: z.object({ orderNumber: number, lines: z.array(z.int().min(1).max(10_000)).max(500).optional() }),
  answer: z.object({
    kind: z.enum(['normal', 'points']),
    added: z.array(
      z.object({ productCode: z.string(), name: both, unit: z.literal([1, 2, 3]), quantity: z.int() }),
    ),
    missing: z.array(
      z.object({ productCode: z.string(), name: both, why: z.enum(['notSold', 'soldOut', 'full']) }),
    ),
  }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumber }),
    elsewhere: ['orders.none'],
  },
})

/** By number for the owner; by key for anyone with the link, without name and address. */
export const trackOrderContract = endpoint({
  method: 'POST',
  path: 'api/orders/track',
  says: 'Where an order is: its timeline and what is in it, for its owner, or for anyone who has its key.',
  who: anyone,
  request: z.object({ orderNumber: number.optional(), key: z.string().max(64).optional() }),
  answer: z.object({
    number: z.string(),
    saleUnit: z.string(),
    centre: both,
    centrePhone: z.string(),
    status: z.enum(orderStatuses),
    placedAt: z.string(),
    deliverOn: z.string().nullable(),
    slot: z.string(),
    moneyState: z.enum(moneyStates).default('unpaid'),
    district: z.string(),
    lines: z.array(z.object({ name: both, unitName: both, quantity: z.int(), free: z.boolean() })),
    timeline: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
    /** Only while the order is on the way, and only the first name. */
    rider: z.string(),
  }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumber }),
    answers: ['orders.none'],
    elsewhere: ['orders.none'],
  },
})
export type TrackedOrder = z.output<typeof trackOrderContract.answer>

export const orderContracts = {
  orderHistory: orderHistoryContract,
  orderDetail: orderDetailContract,
  cancelOrder: cancelOrderContract,
  orderAgain: orderAgainContract,
  trackOrder: trackOrderContract,
}
