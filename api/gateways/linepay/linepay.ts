import {
  type Found,
  type PaymentProvider,
  type PaymentToAsk,
  type PaymentToStart,
  ProviderAway,
  ProviderRefused,
  type Refunded,
  type Started,
} from '#api/gateways/payment-provider.ts'
import { usualTimeLimit } from '#api/gateways/provider-calls/call-provider.ts'
import { satangOfText } from '#shop/money/baht-text.ts'
import { type Satang, toBaht } from '#shop/money/satang.ts'
import { describeOrders } from '../provider-calls/describe-orders.ts'
import { confirmInfo, detailsInfo, refundInfo, requestInfo, sumOf } from './linepay-answers.ts'
import { callLinePay, type LinePayAccess, type LinePayAnswer, readInfo, refusedBy } from './linepay-client.ts'

type Options = { access: (saleUnit: string) => LinePayAccess | undefined; timeLimit?: number }
type Call = Parameters<typeof callLinePay>[1]

const currency = 'THB'
/** The check of a request says the state by its return code. */
const states = new Map<string, Found['state']>([
  ['0000', 'waiting'],
  ['0110', 'approved'],
  ['0121', 'cancelled'],
  ['0122', 'failed'],
  ['0123', 'paid'],
])
/** A confirmation that was already made, or is being made. */
const alreadyConfirmed = new Set(['1145', '1152', '1172', '1198'])
const noHistory = '1150'

/** LINE Pay takes money only by `confirm`, which is `capture` here; it sends no notifications. */
export function linePay({ access, timeLimit = usualTimeLimit }: Options): PaymentProvider {
  const call = (saleUnit: string, question: Call): Promise<LinePayAnswer> => {
    const channel = access(saleUnit)
    if (!channel) throw new ProviderRefused('notSet', `LINE Pay is not set for ${saleUnit}`, '')
    return callLinePay(channel, question, timeLimit)
  }

  async function start(payment: PaymentToStart): Promise<Started> {
    const answer = await call(payment.saleUnit, { path: '/request', body: requestBody(payment) })
    const { transactionId, paymentUrl } = readInfo(requestInfo, answer)
    return { reference: transactionId, redirect: paymentUrl.web, expiresAt: null, raw: answer.raw }
  }

  /** The amount, currency and order of a completed payment, which the check of a request does not tell. */
  async function findPaid({ saleUnit, id, reference }: PaymentToAsk): Promise<Found | undefined> {
    const query: Record<string, string> = reference ? { transactionId: reference } : { orderId: id }
    const answer = await call(saleUnit, { path: '', query })
    if (answer.code === noHistory) return undefined
    const details = readInfo(detailsInfo, answer)
    const paid = details.find((each) => (reference ? each.transactionId === reference : each.orderId === id))
    if (!paid) return undefined
    return {
      ...{ state: 'paid', amount: sumOf(paid.payInfo), currency: paid.currency },
      ...{ id: paid.orderId, reference: paid.transactionId, why: '', raw: answer.raw },
    }
  }

  async function inquire(payment: PaymentToAsk): Promise<Found> {
    const { saleUnit, reference } = payment
    // The answer to `start` was lost: only a completed payment can be found by our own id.
    if (!reference) return (await findPaid(payment)) ?? unpaid('waiting', null, '')
    const answer = await call(saleUnit, { path: `/requests/${encodeURIComponent(reference)}/check` })
    const state = states.get(answer.code)
    if (!state) throw refusedBy(answer)
    if (state !== 'paid') return unpaid(state, reference, answer.raw, `${answer.code} ${answer.message}`)
    const paid = await findPaid(payment)
    if (!paid) throw new ProviderAway('LINE Pay says paid, but shows no payment')
    return paid
  }

  async function capture(payment: PaymentToAsk): Promise<Found> {
    const { saleUnit, reference, amount } = payment
    if (!reference) return inquire(payment)
    try {
      const body = { amount: toBaht(amount), currency }
      const answer = await call(saleUnit, { path: `/${encodeURIComponent(reference)}/confirm`, body })
      if (alreadyConfirmed.has(answer.code)) return await inquire(payment)
      const { orderId, transactionId, payInfo } = readInfo(confirmInfo, answer)
      // A confirmation in another currency than the request's is refused, so this is the one paid in.
      const paid = { state: 'paid' as const, amount: sumOf(payInfo), currency, why: '', raw: answer.raw }
      return { ...paid, id: orderId, reference: transactionId }
    } catch (error) {
      if (error instanceof ProviderAway) return inquire(payment)
      throw error
    }
  }

  /** Without a confirmation nothing is taken, so there is nothing to undo. */
  async function letGo(payment: PaymentToAsk): Promise<Found> {
    const found = await inquire(payment)
    return found.state === 'waiting' || found.state === 'approved' ? { ...found, state: 'cancelled' } : found
  }

  /** The refunds LINE Pay knows of, by their ids. */
  async function findRefunds({
    saleUnit,
    reference,
  }: PaymentToAsk): Promise<Map<string, Satang | undefined>> {
    const answer = await call(saleUnit, { path: '', query: { transactionId: reference ?? '' } })
    const refunds = readInfo(detailsInfo, answer).flatMap(({ refundList }) => refundList ?? [])
    return new Map(
      refunds.map((each) => [each.refundTransactionId, satangOfText(each.refundAmount.replace(/^-/, ''))]),
    )
  }

  async function refund(payment: PaymentToAsk, amount: Satang): Promise<Refunded> {
    const { saleUnit, reference } = payment
    if (!reference) throw new ProviderRefused('noReference', 'a payment without a reference was not paid', '')
    const before = await findRefunds(payment)
    try {
      const body = { refundAmount: toBaht(amount) }
      const answer = await call(saleUnit, { path: `/${encodeURIComponent(reference)}/refund`, body })
      return { reference: readInfo(refundInfo, answer).refundTransactionId, raw: answer.raw }
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      // The answer was lost, not always the refund: a new one of this amount is ours.
      const after = [...(await findRefunds(payment))]
      const made = after.find(([id, refunded]) => !before.has(id) && refunded === amount)
      if (!made) throw error
      return { reference: made[0], raw: '' }
    }
  }

  const serves = (saleUnit: string) => access(saleUnit) !== undefined
  return { name: 'linepay', method: 'LINEPAY', serves, start, inquire, capture, letGo, refund }
}

function requestBody({ id, saleUnit, amount, orderNumbers, locale, returnTo, cancelTo }: PaymentToStart) {
  const price = toBaht(amount)
  const name = describeOrders(orderNumbers, locale)
  return {
    amount: price,
    currency,
    orderId: id,
    packages: [{ id: saleUnit, amount: price, name, products: [{ name, quantity: 1, price }] }],
    redirectUrls: { confirmUrl: returnTo, cancelUrl: cancelTo },
    options: { display: { locale } },
  }
}

function unpaid(state: Found['state'], reference: string | null, raw: string, code = ''): Found {
  const why = state === 'failed' || state === 'cancelled' ? code : ''
  return { state, amount: null, currency: null, id: null, reference, why, raw }
}
