import { createHash } from 'node:crypto'
import { findProvider } from '#api/gateways/find-provider.ts'
import type { PaymentProvider } from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { askProvider } from '#api/payments/ask-provider.ts'
import { asking } from '#api/payments/earlier-payments.ts'
import { findPayment, findTold, keepMessage, type PaymentRow } from '#api/payments/payment-row.ts'
import { chargeCard } from '#api/payments/tell-gateway.ts'
import { maskCards } from '#shop/payments/mask-cards.ts'
import type { returnedContract } from '#shop/payments/payment-contracts.ts'
import { paymentIdPattern } from '#shop/payments/payment-id.ts'
import { isOpen } from '#shop/payments/payment-states.ts'

const cardToken = /^tokn_[\w-]{1,200}$/

/** A browser is back, or says so: which payment it means is told, and the gateway is asked. */
export const returned: Handler<typeof returnedContract> = async (request, context) => {
  const payment = await findReturned(context, request)
  const provider = payment && findProvider(context.gateways, payment.provider)
  if (!payment || !provider) return { found: null, href: null }
  await keepReturn(context, payment, request.fields)
  const charged = cardToken.test(request.fields.token ?? '') && !request.fields.objectId
  const after = charged
    ? await chargeCard(context, provider, payment, request.fields.token ?? '')
    : await askedAbout(context, payment)
  const [orderNumber = ''] = payment.order_numbers
  return {
    found: { paymentId: payment.id, saleUnit: payment.sale_unit, orderNumber },
    href: charged && isOpen(after.state) ? after.continue_at : null,
  }
}

/** By our own id, which is in the address, or by the gateway's in the form it sent. */
async function findReturned(
  { db, gateways }: Context,
  { saleUnit, paymentId = '', fields }: Parameters<typeof returned>[0],
): Promise<PaymentRow | undefined> {
  if (paymentIdPattern.test(paymentId)) return findPayment(db, { saleUnit, id: paymentId })
  const id = paymentIdPattern.test(fields.orderId ?? '') ? (fields.orderId ?? null) : null
  const reference = fields.objectId ?? fields.transactionId ?? null
  if (!id && !reference) return undefined
  const named = async ({ name }: PaymentProvider) => findTold(db, { saleUnit, provider: name, id, reference })
  for (const provider of gateways.payments ?? []) {
    const payment = await named(provider)
    if (payment) return payment
  }
  return undefined
}

async function keepReturn(
  { db, now }: Context,
  { sale_unit, id, provider }: PaymentRow,
  fields: Parameters<typeof returned>[0]['fields'],
): Promise<void> {
  const body = maskCards(JSON.stringify(fields))
  const messageId = `returned-${id}-${createHash('sha256').update(body).digest('hex').slice(0, 32)}`
  await keepMessage(db, {
    saleUnit: sale_unit,
    provider,
    messageId,
    paymentId: id,
    kind: 'returned',
    at: now,
    body,
  })
}

async function askedAbout(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.state !== 'paid')
    await askProvider(asking(context), { saleUnit: payment.sale_unit, id: payment.id })
  return payment
}
