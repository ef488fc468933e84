import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { saleUnitOfMerchant } from '../addresses.ts'
import { giveBack } from '../payments/give-back.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { newPayment, type PlayedPayment, stateAt } from '../payments/played-payment.ts'
import { chargeBody, stamp } from './charge-body.ts'
import { baht, idParams, refundBody, refuse } from './kbank-answers.ts'

const provider = 'kbank-qr'
const lifeSeconds = 3_600
const orderRequest = z.object({
  amount: baht,
  currency: z.literal('THB'),
  description: z.string().max(200).default(''),
  source_type: z.literal('qr'),
  reference_order: z.string().min(1).max(60),
  additional_data: z.object({ mid: z.string().max(60) }),
})

/** K-Payment Gateway, Thai QR: an order becomes a charge when somebody pays it. */
export function addQrApi(app: FastifyInstance, world: PaymentWorld): void {
  const { ledger, now } = world
  const statuses: Partial<Record<PlayedPayment['state'], string>> = {
    cancelled: 'cancelled',
    expired: 'expired',
  }

  const showOrder = (payment: PlayedPayment) => ({
    ...{ id: payment.reference, object: 'order', created: stamp(payment.madeAt), livemode: false },
    ...{ currency: payment.currency, amount: payment.amount / 100, reference_order: payment.id },
    ...{ status: statuses[stateAt(payment, now())] ?? 'success', expire_time_seconds: lifeSeconds },
  })
  const findOrder = (params: unknown) => ledger.find(provider, idParams.parse(params).id)
  /** By the id of the charge or of the order; an order that nobody paid has no charge. */
  const findCharge = (params: unknown) => {
    const { id } = idParams.parse(params)
    const isIt = ({ chargeId, reference }: PlayedPayment) => chargeId === id || reference === id
    const payment = ledger.all().find((each) => each.provider === provider && isIt(each))
    return payment && ['paid', 'declined'].includes(payment.state) ? payment : undefined
  }

  app.post('/kbank/qr/v2/order', async (request, reply) => {
    const read = orderRequest.safeParse(request.body)
    if (!read.success) return refuse(reply, 'invalid_request')
    const { amount, currency, description, reference_order: id, additional_data } = read.data
    if (ledger.ofOrder(provider, id).some(({ state }) => state === 'paid'))
      return refuse(reply, 'duplicate_reference_order')
    const reference = `order_sandbox_${randomBytes(12).toString('hex')}`
    const saleUnit = saleUnitOfMerchant(additional_data.mid)
    const given = { reference, provider, id, saleUnit, amount, currency, description } as const
    return showOrder(ledger.set(newPayment(given, now(), lifeSeconds)))
  })

  app.get('/kbank/qr/v2/order/:id', async ({ params }, reply) => {
    const payment = findOrder(params)
    return payment ? showOrder(payment) : refuse(reply, 'not_found')
  })

  app.post('/kbank/qr/v2/order/:id/cancel', async ({ params }, reply) => {
    const payment = findOrder(params)
    if (!payment) return refuse(reply, 'not_found')
    if (payment.state !== 'waiting') return refuse(reply, 'invalid_state')
    // What was paid but is not known yet still arrives.
    return showOrder(payment.knownFrom ? payment : ledger.change(payment, { state: 'cancelled' }))
  })

  app.get('/kbank/qr/v2/qr/:id', async ({ params }, reply) => {
    const order = findOrder(params)
    if (order) ledger.countAsked(order)
    const payment = findCharge(params)
    return payment ? chargeBody(payment) : refuse(reply, 'not_found')
  })

  app.post('/kbank/qr/v2/qr/:id/refund', async ({ params, body }, reply) => {
    const [payment, read] = [findCharge(params), refundBody.safeParse(body)]
    if (!payment) return refuse(reply, 'not_found')
    if (!read.success) return refuse(reply, 'invalid_amount')
    const given = giveBack(world, payment, read.data)
    return typeof given === 'string' ? refuse(reply, 'refund_exceeds') : chargeBody(given.payment)
  })
}
