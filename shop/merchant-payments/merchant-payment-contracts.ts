import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { moneyStates } from '../payments/money-state.ts'
import { payment, paymentId, slipStates } from '../payments/payment-contracts.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { paymentStates } from '../payments/payment-states.ts'
import { paymentFilters, paymentListPage } from './payment-filters.ts'

const saleUnit = z.string().min(1).max(10)
/** Supervisors see, managers and owners decide. */
const lookers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const deciders = ['manager', 'owner'] as const satisfies CallerKind[]
const day = z.iso.date()
const sum = moneyInput.refine((satang) => satang > 0)

const listed = payment.omit({ slips: true, shares: true }).extend({
  provider: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  orderNumbers: z.array(z.string()),
  reference: z.string().nullable(),
  slipState: z.enum(slipStates).nullable(),
  /** What has to go back of it: an order was cancelled, or paid twice. */
  toReturn: money,
})
export type ListedPayment = z.output<typeof listed>

export const paymentListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/payments',
  says: 'The payments of a centre, newest first, by state, method, day and text, with how many each state has.',
  who: lookers,
  request: z.object({
    saleUnit,
    filter: z.enum(paymentFilters).default('all'),
    method: z.enum(paymentMethods).optional(),
    from: day.optional(),
    to: day.optional(),
    text: z.string().max(60).default(''),
    /** The last payment of the page before. */
    after: paymentId.optional(),
    take: z.int().min(1).max(1_000).default(paymentListPage),
  }),
  answer: z.object({
    payments: z.array(listed),
    /** Whether older ones follow. */
    hasMore: z.boolean(),
    counts: z.record(z.enum(paymentFilters), z.int()),
    slipsWaiting: z.int(),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const slip = z.object({
  id: z.string(),
  paymentId: z.string(),
  state: z.enum(slipStates),
  sentAt: z.string(),
  bank: z.string(),
  bankReference: z.string().nullable(),
  /** Read by a slip service; null when none was asked. */
  claimed: money.nullable(),
  paidOn: z.string().nullable(),
  why: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
})
export type MerchantSlip = z.output<typeof slip>

const eventOfPayment = z.object({
  what: z.string(),
  at: z.string(),
  byKind: z.string(),
  by: z.string(),
  why: z.string(),
  amount: money.nullable(),
})

const refundStates = ['asked', 'done', 'failed'] as const
const refund = z.object({
  id: z.string(),
  orderNumber: z.string(),
  amount: money,
  how: z.enum(['gateway', 'transfer']),
  state: z.enum(refundStates),
  why: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  hasProof: z.boolean(),
  /** The gateway’s answer was lost: a person says what became of it. */
  toBeSettled: z.boolean(),
})

const accounts = z.array(z.object({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }))

const detail = listed.extend({
  shares: z.array(
    z.object({
      orderNumber: z.string(),
      amount: money,
      received: money,
      returned: money,
      total: money,
      status: z.enum(orderStatuses),
      moneyState: z.enum(moneyStates),
      placedAt: z.string(),
      /** What has to go back of this share. */
      toReturn: money,
      /** What can still be given back: received, and neither returned nor asked for. */
      refundable: money,
    }),
  ),
  slips: z.array(slip),
  refunds: z.array(refund),
  events: z.array(eventOfPayment),
  accounts,
  /** Whether a refund can go through the gateway. */
  refundsByGateway: z.boolean(),
  mayDecide: z.boolean(),
})
export type MerchantPayment = z.output<typeof detail>

export const merchantPaymentContract = endpoint({
  method: 'GET',
  path: 'api/merchant/payment',
  says: 'One payment of a centre, whole: orders, slips, refunds and its history.',
  who: lookers,
  request: z.object({ saleUnit, paymentId }),
  answer: detail,
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, paymentId }) => ({ saleUnit, paymentId }),
    elsewhere: ['payments.none', 'identity.notYours'],
  },
})

const queuedSlip = slip.extend({
  customerCode: z.string(),
  customerName: z.string(),
  amount: money,
  paymentState: z.enum(paymentStates),
  orders: z.array(z.object({ orderNumber: z.string(), amount: money, status: z.enum(orderStatuses) })),
})
export type QueuedSlip = z.output<typeof queuedSlip>

export const slipQueueContract = endpoint({
  method: 'GET',
  path: 'api/merchant/slips',
  says: 'The slips of a centre that wait for a decision, the oldest first, each with its payment: from one, or after one.',
  who: lookers,
  request: z.object({ saleUnit, from: z.uuid().optional(), after: z.uuid().optional() }),
  answer: z.object({
    slips: z.array(queuedSlip),
    /** How many wait in all, and how many of them before the first of these. */
    waiting: z.int(),
    before: z.int(),
    accounts,
    mayDecide: z.boolean(),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const decideSlipContract = endpoint({
  method: 'POST',
  path: 'api/merchant/slips/decide',
  says: 'Confirms or refuses a slip; the first decision holds.',
  who: deciders,
  request: z.object({
    saleUnit,
    slipId: z.uuid(),
    decision: z.enum(['confirm', 'refuse']),
    /** What really arrived, when it differs. */
    received: sum.optional(),
    why: z.string().max(300).default(''),
  }),
  answer: z.object({ state: z.enum(slipStates), paymentState: z.enum(paymentStates) }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, slipId }) => ({ saleUnit, slipId, decision: 'confirm' as const }),
    elsewhere: ['payments.none', 'identity.notYours'],
  },
})

export const refundContract = endpoint({
  method: 'POST',
  path: 'api/merchant/refunds',
  says: 'Gives back a share of a payment, through its gateway or marked as transferred; the same id again does it once.',
  who: deciders,
  files: ['proof'],
  request: z.object({
    saleUnit,
    id: z.uuid(),
    paymentId,
    orderNumber: z.string().min(1).max(40),
    amount: sum,
    how: z.enum(['gateway', 'transfer']),
    why: z.string().trim().max(300),
    proof: upload.optional(),
  }),
  answer: z.object({ state: z.enum(refundStates) }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber, paymentId }) => ({
      saleUnit,
      id: '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d',
      paymentId,
      orderNumber,
      amount: 1,
      how: 'transfer' as const,
      why: 'test',
    }),
    answers: ['payments.none', 'payments.refundTooMuch'],
    elsewhere: ['payments.none', 'identity.notYours'],
  },
})

/** For the menu and the tabs, which are on every page. */
export const paymentTasksContract = endpoint({
  method: 'GET',
  path: 'api/merchant/payments/tasks',
  says: 'How many slips of a centre wait for a decision, and how many payments have to go back.',
  who: lookers,
  request: z.object({ saleUnit }),
  answer: z.object({ slips: z.int(), toReturn: z.int() }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

/** When the gateway's answer to a refund was lost, a person looks there and says what became of it. */
export const settleRefundContract = endpoint({
  method: 'POST',
  path: 'api/merchant/refunds/settle',
  says: 'Tells whether a refund whose answer was lost was given back.',
  who: deciders,
  request: z.object({ saleUnit, id: z.uuid(), given: z.boolean() }),
  answer: z.object({ state: z.enum(refundStates) }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      id: '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d',
      given: true,
    }),
    answers: ['payments.none'],
  },
})

/** For its owner, and staff of the centre from supervisor up. */
export const paymentPictureContract = endpoint({
  method: 'GET',
  path: 'api/payments/picture',
  says: 'The picture of a slip, or the proof of a refund, for its customer and staff of the centre.',
  who: ['customer', 'agent', ...lookers],
  request: z.object({ saleUnit, id: z.uuid(), kind: z.enum(['slip', 'proof']).default('slip') }),
  answer: z.object({ bytes: z.string(), type: z.string() }),
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, slipId }) => ({ saleUnit, id: slipId }),
    answers: ['payments.none'],
    elsewhere: ['payments.none', 'identity.notYours'],
  },
})

export const merchantPaymentContracts = {
  paymentList: paymentListContract,
  merchantPayment: merchantPaymentContract,
  slipQueue: slipQueueContract,
  decideSlip: decideSlipContract,
  paymentTasks: paymentTasksContract,
  refund: refundContract,
  settleRefund: settleRefundContract,
  paymentPicture: paymentPictureContract,
}
