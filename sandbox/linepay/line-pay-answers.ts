import { toBaht } from '#shop/money/satang.ts'
import type { PlayedPayment } from '../payments/played-payment.ts'

type Raw = (digits: string) => unknown
const rawJson = (JSON as unknown as { rawJSON: Raw }).rawJSON

/** Ids are numbers of 19 digits on the wire, too long for a client that parses them as numbers. */
export const asNumber = (digits: string) => rawJson(digits)

/** LINE Pay's messages by its codes; the HTTP status is always 200. */
const messages = {
  '0000': 'Success.',
  '0110': 'The customer has completed the authentication and the payment can be confirmed.',
  '0121': 'The customer has cancelled the payment, or it has timed out.',
  '0122': 'The payment failed.',
  '0123': 'The payment has been completed.',
  '1104': 'Non-existing merchant.',
  '1106': 'Header information error.',
  '1124': 'Amount error (scale).',
  '1142': 'Insufficient balance.',
  '1150': 'Transaction record not found.',
  '1152': 'There is a record of transaction with the same transactionId.',
  '1153': 'Payment request amount is different from the amount of confirmation.',
  '1164': 'Refund limit exceeded.',
  '1165': 'Transaction has already been refunded.',
  '1169': 'Payment confirmation cannot be processed before the customer authenticates.',
  '1172': 'There is a record of transaction with the same order number.',
  '2101': 'Parameter error.',
  '2102': 'JSON data format error.',
} as const
export type LinePayCode = keyof typeof messages

export const answer = (code: LinePayCode, info?: object) =>
  JSON.stringify({ returnCode: code, returnMessage: messages[code], ...(info ? { info } : {}) })

const payInfo = ({ reported }: PlayedPayment) => [{ method: 'BALANCE', amount: toBaht(reported) }]

export const confirmation = (payment: PlayedPayment) => ({
  orderId: payment.id,
  transactionId: asNumber(payment.reference),
  payInfo: payInfo(payment),
})

export const details = (payment: PlayedPayment) => ({
  transactionId: asNumber(payment.reference),
  transactionDate: payment.madeAt,
  transactionType: 'PAYMENT',
  payStatus: 'CAPTURE',
  productName: payment.description,
  orderId: payment.id,
  currency: payment.currency,
  payInfo: payInfo(payment),
  refundList: payment.refunds.map((refund) => ({
    refundTransactionId: asNumber(refund.reference),
    transactionType: refund.amount === payment.captured ? 'PAYMENT_REFUND' : 'PARTIAL_REFUND',
    refundAmount: -toBaht(refund.amount),
    refundTransactionDate: refund.at,
  })),
})
