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
import { describeOrders } from '#api/gateways/provider-calls/describe-orders.ts'
import { type Satang, toBaht } from '#shop/money/satang.ts'
import { foundIn, readCharge } from './kbank-charge.ts'
import { type KbankAccounts, kbankCall, kbankPaths } from './kbank-client.ts'
import { kbankForm } from './kbank-form.ts'
import { readKbankNotification } from './kbank-notification.ts'
import { refundOnce } from './kbank-refund.ts'

type Options = KbankAccounts & { timeLimit?: number }

/** We settle ourselves, so an authorized card is approved, and paid once settled. */
const meaning = { authorized: 'approved' } as const
const currency = 'THB'

/** Cards through K-Payment Gateway. KBank's form on our page gives a token, and only that reaches us. */
export function kbankCard({ timeLimit = usualTimeLimit, ...accounts }: Options): PaymentProvider {
  const call = kbankCall(accounts, timeLimit)

  async function ask(saleUnit: string, path: string, body?: object): Promise<Found> {
    const answer = await call(saleUnit, path, body)
    return foundIn(readCharge(answer), answer.raw, meaning)
  }

  async function charge(payment: PaymentToStart, token: string): Promise<Started> {
    const { saleUnit, id, amount, orderNumbers, locale } = payment
    const answer = await call(saleUnit, kbankPaths.charge, {
      ...{ amount: toBaht(amount), currency, description: describeOrders(orderNumbers, locale) },
      ...{ source_type: 'card', mode: 'token', token, reference_order: id },
      additional_data: { mid: accounts.access(saleUnit)?.merchantId },
    })
    const { id: reference, redirect_url } = readCharge(answer)
    const redirect = redirect_url && /^https?:\/\//.test(redirect_url) ? redirect_url : null
    return { reference, redirect, expiresAt: null, raw: answer.raw }
  }

  async function inquire({ saleUnit, reference }: PaymentToAsk): Promise<Found> {
    return reference ? ask(saleUnit, kbankPaths.oneCharge(reference)) : nothingCharged('waiting')
  }

  async function capture(payment: PaymentToAsk): Promise<Found> {
    const { saleUnit, reference, amount } = payment
    if (!reference) return nothingCharged('waiting')
    try {
      return await ask(saleUnit, kbankPaths.settle(reference), { amount: toBaht(amount), type: 'full' })
    } catch (error) {
      const found = await inquire(payment)
      // The answer was lost, or it was settled before; any other refusal is one.
      if (error instanceof ProviderRefused && found.state !== 'paid') throw error
      return found
    }
  }

  async function letGo(payment: PaymentToAsk): Promise<Found> {
    const { saleUnit, reference } = payment
    if (!reference) return nothingCharged('cancelled')
    const found = await inquire(payment)
    if (found.state !== 'waiting' && found.state !== 'approved') return found
    try {
      return await ask(saleUnit, kbankPaths.void(reference), { reason: 'cancelled' })
    } catch (error) {
      if (!(error instanceof ProviderRefused || error instanceof ProviderAway)) throw error
      const now = await inquire(payment)
      // Nothing is held on a card whose holder has not confirmed, and nothing is taken without settling.
      return now.state === 'waiting' && error instanceof ProviderRefused
        ? { ...now, state: 'cancelled' }
        : now
    }
  }

  async function refund(
    { saleUnit, reference }: PaymentToAsk,
    amount: Satang,
    refundId: string,
  ): Promise<Refunded> {
    if (!reference) throw new ProviderRefused('noReference', 'a payment without a reference was not paid', '')
    const body = { amount: toBaht(amount), reason: refundId }
    return refundOnce({
      refundId,
      look: () => call(saleUnit, kbankPaths.oneCharge(reference)),
      send: () => call(saleUnit, kbankPaths.refund(reference), body),
    })
  }

  return {
    name: 'kbank-card',
    method: 'CARD',
    serves: (saleUnit) => accounts.access(saleUnit) !== undefined,
    // Nothing is asked of KBank before there is a token.
    start: async () => ({ reference: null, redirect: null, expiresAt: null, raw: '' }),
    ...{ inquire, capture, letGo, refund, charge },
    readNotification: (body) => readKbankNotification(body, accounts.secretKeys()),
    form: (payment, description) => kbankForm(accounts, payment, { kind: 'card', description }),
  }
}

const nothingCharged = (state: Found['state']): Found => ({
  ...{ state, amount: null, currency: null, id: null, reference: null, why: '', raw: '' },
})
