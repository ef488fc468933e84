import { z } from 'zod'
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
import { type KbankAccounts, kbankCall, kbankId, kbankPaths } from './kbank-client.ts'
import { kbankForm } from './kbank-form.ts'
import { readKbankNotification } from './kbank-notification.ts'
import { refundOnce } from './kbank-refund.ts'

type Options = KbankAccounts & { timeLimit?: number; now?: () => Date }

/** A bank transfer is final, so an authorized one is paid. */
const meaning = { authorized: 'paid' } as const
const order = z.object({
  id: kbankId,
  object: z.literal('order'),
  status: z.string(),
  reference_order: z.string().nullish(),
  expire_time_seconds: z
    .string()
    .regex(/^\d{1,7}$/)
    .nullish()
    .catch(undefined),
})
const orderEnds = new Map<string, Found['state']>([
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
])

/** Thai QR through K-Payment Gateway. Our reference is its order; the charge exists once somebody paid. */
export function kbankQr({
  timeLimit = usualTimeLimit,
  now = () => new Date(),
  ...accounts
}: Options): PaymentProvider {
  const call = kbankCall(accounts, timeLimit)

  async function start({ saleUnit, id, amount, orderNumbers, locale }: PaymentToStart): Promise<Started> {
    const answer = await call(saleUnit, kbankPaths.order, {
      ...{ amount: toBaht(amount), currency: 'THB', description: describeOrders(orderNumbers, locale) },
      ...{ source_type: 'qr', reference_order: id },
      additional_data: { mid: accounts.access(saleUnit)?.merchantId },
    })
    const read = order.safeParse(answer.body)
    if (!read.success) throw new ProviderAway('KBank answered without an order')
    const { id: reference, status, expire_time_seconds: seconds } = read.data
    if (status !== 'success') throw new ProviderRefused(status, `KBank answered ${status}`, answer.raw)
    const expiresAt = seconds ? new Date(now().getTime() + Number(seconds) * 1_000) : null
    return { reference, redirect: null, expiresAt, raw: answer.raw }
  }

  async function inquire({ saleUnit, reference }: PaymentToAsk): Promise<Found> {
    if (!reference) return unpaid('waiting', null, '')
    try {
      const answer = await call(saleUnit, kbankPaths.qr(reference))
      return foundIn(readCharge(answer), answer.raw, meaning)
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      return askOrder(saleUnit, reference)
    }
  }

  /** An order that nobody paid has no charge; a wrong key is refused here too. */
  async function askOrder(saleUnit: string, reference: string): Promise<Found> {
    const { body, raw } = await call(saleUnit, kbankPaths.oneOrder(reference))
    const read = order.safeParse(body)
    if (!read.success) throw new ProviderAway('KBank answered without an order')
    const { id, status } = read.data
    return unpaid(orderEnds.get(status.toLowerCase()) ?? 'waiting', id, raw)
  }

  async function letGo(payment: PaymentToAsk): Promise<Found> {
    if (!payment.reference) return unpaid('cancelled', null, '')
    const found = await inquire(payment)
    if (found.state !== 'waiting') return found
    try {
      await call(payment.saleUnit, kbankPaths.cancelOrder(payment.reference), {})
    } catch (error) {
      if (!(error instanceof ProviderRefused || error instanceof ProviderAway)) throw error
    }
    // Somebody may have paid meanwhile, so only what KBank says now counts.
    return inquire(payment)
  }

  async function refund(
    { saleUnit, reference }: PaymentToAsk,
    amount: Satang,
    refundId: string,
  ): Promise<Refunded> {
    if (!reference) throw new ProviderRefused('noReference', 'a payment without a reference was not paid', '')
    const look = () => call(saleUnit, kbankPaths.qr(reference))
    const { id } = readCharge(await look())
    const body = { amount: toBaht(amount), reason: refundId }
    return refundOnce({ refundId, look, send: () => call(saleUnit, kbankPaths.refundQr(id), body) })
  }

  return {
    name: 'kbank-qr',
    method: 'QR',
    serves: (saleUnit) => accounts.access(saleUnit) !== undefined,
    ...{ start, inquire, letGo, refund },
    readNotification: (body) => readKbankNotification(body, accounts.secretKeys()),
    form: (payment, description) => kbankForm(accounts, payment, { kind: 'qr', description }),
  }
}

const unpaid = (state: Found['state'], reference: string | null, raw: string): Found => ({
  ...{ state, amount: null, currency: null, id: null, reference, why: '', raw },
})
