import { z } from 'zod'
import { anyone, signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { moneyStates } from './money-state.ts'
import { paymentIdPattern } from './payment-id.ts'
import { paymentMethods } from './payment-methods.ts'
import { paymentStates } from './payment-states.ts'

const orderNumber = z.string().min(1).max(40)
const saleUnit = z.string().min(1).max(10)
export const paymentId = z.string().max(20).regex(paymentIdPattern)
const method = z.enum(paymentMethods)
export const mostOrders = 50

/** A transfer's way: accounts to copy, and the text of the PromptPay QR. */
const payTo = z.object({
  accounts: z.array(
    z.object({ bankCode: z.string(), bank: z.string(), accountName: z.string(), accountNumber: z.string() }),
  ),
  promptPay: z.string().nullable(),
})

/** What KBank's script on our page needs to show its card form or QR. */
const kbankForm = z.object({
  script: z.string(),
  publicKey: z.string(),
  merchantId: z.string(),
  amount: z.string(),
  name: z.string(),
  kind: z.enum(['card', 'qr']),
  /** KBank's id of a QR order. */
  orderId: z.string().nullable(),
})
export type KbankForm = z.output<typeof kbankForm>

export const slipStates = ['checking', 'confirmed', 'refused'] as const

export const payment = z.object({
  id: z.string(),
  saleUnit: z.string(),
  method,
  state: z.enum([...paymentStates, 'partly refunded', 'refunded']),
  amount: money,
  received: money,
  returned: money,
  /** The code of the problem that ended it, or makes a person look at it. */
  trouble: z.string(),
  madeAt: z.string(),
  expiresAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  shares: z.array(z.object({ orderNumber: z.string(), amount: money, moneyState: z.enum(moneyStates) })),
  slips: z.array(
    z.object({ id: z.string(), state: z.enum(slipStates), sentAt: z.string(), why: z.string() }),
  ),
})
export type Payment = z.output<typeof payment>

/** Where the customer goes on: another site, KBank's form on our page, or our page of transfers. */
const nextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), href: z.string() }),
  z.object({ kind: z.literal('kbank') }),
  z.object({ kind: z.literal('transfer') }),
  z.object({ kind: z.literal('done') }),
])
export type NextStep = z.output<typeof nextStep>

export const startPaymentContract = endpoint({
  method: 'POST',
  path: 'api/payments/start',
  says: 'Starts one payment of one or several of the caller’s unpaid orders of the active centre; the same key again finds the same payment.',
  who: signedInShoppers,
  request: z.object({
    orderNumbers: z.array(orderNumber).min(1).max(mostOrders),
    method,
    /** The sum the customer saw; another truth is refused. */
    amountSeen: moneyInput,
    key: z.uuid(),
  }),
  answer: z.object({ paymentId: z.string(), saleUnit: z.string(), next: nextStep }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({
      orderNumbers: [orderNumber],
      method: 'BANK' as const,
      amountSeen: 1,
      key: '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d',
    }),
    answers: ['payments.amountChanged', 'payments.nothingToPay', 'payments.methodClosed'],
    elsewhere: ['orders.none'],
  },
})

/** The id is too long to guess: who has it, as a browser that comes back from a gateway, may see the result. */
export const paymentContract = endpoint({
  method: 'GET',
  path: 'api/payments/one',
  says: 'One payment: its state, orders and slips, and how to go on paying while it waits.',
  who: anyone,
  request: z.object({ saleUnit, paymentId }),
  answer: payment.extend({
    /** Only for its customer while it waits. */
    payTo: payTo.nullable(),
    kbank: kbankForm.nullable(),
    continueAt: z.string().nullable(),
    /** Who took the money, for the head of a receipt. */
    centre: z.object({ name: z.string(), nameEn: z.string(), address: z.string(), phone: z.string() }),
  }),
  touches: { of: 'nobody' },
  inClosedCentre: true,
})
export type PaymentDetail = z.output<typeof paymentContract.answer>

export const checkPaymentContract = endpoint({
  method: 'POST',
  path: 'api/payments/check',
  says: 'Asks the gateway about a waiting payment now, at most every few seconds, and tells its state.',
  who: anyone,
  request: z.object({ saleUnit, paymentId }),
  answer: payment,
  touches: { of: 'nobody' },
  inClosedCentre: true,
})

/** A browser’s return changes nothing by itself: it only makes us ask the gateway. */
export const returnedContract = endpoint({
  method: 'POST',
  path: 'api/payments/returned',
  says: 'A browser came back from a gateway: tells which payment it is about, and asks the gateway.',
  who: anyone,
  request: z.object({
    type: z.string().max(20),
    saleUnit: z.string().max(10),
    /** Our id from the address, and what the gateway sent along; never believed. */
    paymentId: z.string().max(40).optional(),
    fields: z.object({
      transactionId: z.string().max(100).optional(),
      orderId: z.string().max(100).optional(),
      objectId: z.string().max(100).optional(),
      token: z.string().max(300).optional(),
      status: z.string().max(40).optional(),
    }),
  }),
  answer: z.object({
    found: z.object({ paymentId: z.string(), saleUnit: z.string(), orderNumber: z.string() }).nullable(),
    /** Where the browser goes on, such as the 3-D Secure page of a card. */
    href: z.string().nullable(),
  }),
  touches: { of: 'nobody' },
  inClosedCentre: true,
})

export const unpaidContract = endpoint({
  method: 'GET',
  path: 'api/payments/unpaid',
  says: 'What the caller may pay at the active centre: unpaid orders and open credit invoices, each with what is owed and the ways open to it.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    saleUnit: z.string(),
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        placedAt: z.string(),
        dueOn: z.string().nullable(),
        payBefore: z.string().nullable(),
        method,
        owed: money,
        total: money,
        moneyState: z.enum(moneyStates),
        methods: z.array(method),
        /** A payment that waits: a slip being checked, or a gateway. */
        waiting: z.object({ paymentId: z.string(), method }).nullable(),
        /** A slip that is being checked: until then it cannot be paid again. */
        slipInHand: z.boolean().default(false),
      }),
    ),
  }),
  touches: { of: 'caller' },
})
export type UnpaidOrder = z.output<typeof unpaidContract.answer>['orders'][number]

/** The customer pays in another way while the order waits; a way without a gateway ends the open payment. */
export const changeMethodContract = endpoint({
  method: 'POST',
  path: 'api/payments/change-method',
  says: 'Changes how a waiting order is paid to cash on delivery or credit; its open payment is given up.',
  who: signedInShoppers,
  request: z.object({ orderNumber, method: z.enum(['COD', 'CREDIT']) }),
  answer: z.object({ method }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumber, method: 'COD' as const }),
    answers: ['payments.nothingToPay', 'payments.methodClosed', 'orders.wrongMove', 'payments.underWay'],
    elsewhere: ['orders.none'],
  },
})

export const sendSlipContract = endpoint({
  method: 'POST',
  path: 'api/payments/slip',
  says: 'Proves a transfer for one or several of the caller’s orders by the picture of its slip.',
  who: signedInShoppers,
  files: ['picture'],
  request: z.object({
    /** One number or several, separated by commas. */
    orderNumbers: z.string().min(1).max(2_100),
    picture: upload.optional(),
  }),
  answer: z.object({ paymentId: z.string(), saleUnit: z.string(), state: z.enum(slipStates) }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ orderNumbers: orderNumber }),
    answers: ['payments.notPicture', 'payments.nothingToPay', 'payments.underWay'],
    elsewhere: ['orders.none'],
  },
})

/** Staff confirm transfers by hand from the bank statement. */
export const transferReceivedContract = endpoint({
  method: 'POST',
  path: 'api/orders/transfer-received',
  says: 'Records that the transfer for an order has come; asked again, the first answer holds.',
  who: ['manager', 'owner'],
  request: z.object({ orderNumber, saleUnit }),
  answer: z.object({ paidAt: z.string() }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber, saleUnit }) => ({ orderNumber, saleUnit }),
    answers: ['orders.notByTransfer', 'orders.wrongMove'],
    elsewhere: ['orders.none', 'identity.notYours'],
  },
})

export const paymentContracts = {
  startPayment: startPaymentContract,
  payment: paymentContract,
  checkPayment: checkPaymentContract,
  returned: returnedContract,
  unpaid: unpaidContract,
  changeMethod: changeMethodContract,
  transferReceived: transferReceivedContract,
  sendSlip: sendSlipContract,
}
