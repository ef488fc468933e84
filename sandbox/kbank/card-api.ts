import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { saleUnitOfMerchant, sandboxAddresses } from '../addresses.ts'
import { giveBack } from '../payments/give-back.ts'
import { payNow } from '../payments/pay.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { newPayment, type PlayedPayment } from '../payments/played-payment.ts'
import type { CardTokens } from './card-tokens.ts'
import { chargeBody } from './charge-body.ts'
import { baht, idParams, refundBody, refuse } from './kbank-answers.ts'

const provider = 'kbank-card'
const lifeSeconds = 15 * 60
const chargeRequest = z.object({
  amount: baht,
  currency: z.literal('THB'),
  description: z.string().max(200).default(''),
  source_type: z.literal('card'),
  mode: z.literal('token'),
  token: z.string().max(100),
  reference_order: z.string().min(1).max(60),
  additional_data: z.object({ mid: z.string().max(60) }),
})
const settleRequest = z.object({ amount: baht, type: z.literal('full') })

type Handler = (
  payment: PlayedPayment,
  call: { request: FastifyRequest; reply: FastifyReply },
) => FastifyReply | object

/** K-Payment Gateway, cards: a token is charged once; settling takes the money, voiding lets it go. */
export function addCardApi(app: FastifyInstance, world: PaymentWorld, tokens: CardTokens): void {
  const { ledger, now, origin } = world

  const show = (payment: PlayedPayment) => {
    const threeDs = `${sandboxAddresses(origin()).kbank}/ui/v2/3ds/${payment.reference}`
    return { ...chargeBody(payment), redirect_url: payment.state === 'waiting' ? threeDs : null }
  }
  const about = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const payment = ledger.find(provider, idParams.parse(request.params).id)
    return payment ? handler(ledger.countAsked(payment), { request, reply }) : refuse(reply, 'not_found')
  }

  app.post('/kbank/card/v2/charge', async (request, reply) => {
    const read = chargeRequest.safeParse(request.body)
    if (!read.success) return refuse(reply, 'invalid_request')
    const { amount, currency, description, token, reference_order: id, additional_data } = read.data
    const isCharged = ({ state }: PlayedPayment) => state === 'approved' || state === 'paid'
    if (ledger.ofOrder(provider, id).some(isCharged)) return refuse(reply, 'duplicate_reference_order')
    if (ledger.all().some(({ card }) => card?.token === token)) return refuse(reply, 'used_token')
    const used = tokens.use(token)
    if (!used) return refuse(reply, 'invalid_token')
    const { kind, masked, shopOrigin } = used
    const saleUnit = saleUnitOfMerchant(additional_data.mid)
    const reference = `chrg_sandbox_${randomBytes(12).toString('hex')}`
    const payment = newPayment(
      {
        ...{ reference, provider, id, saleUnit, amount, currency, description },
        ...{
          card: { kind, masked, token },
          returnTo: `${shopOrigin}/payment/kbank/callback/card/${saleUnit}`,
        },
      },
      now(),
      lifeSeconds,
    )
    ledger.set(payment)
    return show(kind === 'frictionless' ? payNow(world, payment) : payment)
  })

  app.get('/kbank/card/v2/charge/:id', about(show))

  app.post(
    '/kbank/card/v2/charge/:id/settle',
    about((payment, { request, reply }) => {
      const read = settleRequest.safeParse(request.body)
      if (!read.success || read.data.amount !== payment.amount) return refuse(reply, 'invalid_amount')
      if (payment.state === 'paid') return refuse(reply, 'already_settled')
      if (payment.state !== 'approved') return refuse(reply, 'invalid_state')
      return show(ledger.change(payment, { state: 'paid', captured: payment.reported }))
    }),
  )

  app.post(
    '/kbank/card/v2/charge/:id/void',
    about((payment, { reply }) => {
      if (payment.state !== 'approved' && payment.state !== 'waiting') return refuse(reply, 'invalid_state')
      return show(ledger.change(payment, { state: 'cancelled', knownFrom: null }))
    }),
  )

  app.post(
    '/kbank/card/v2/charge/:id/refund',
    about((payment, { request, reply }) => {
      const read = refundBody.safeParse(request.body)
      if (!read.success) return refuse(reply, 'invalid_amount')
      const given = giveBack(world, payment, read.data)
      return typeof given === 'string' ? refuse(reply, 'refund_exceeds') : show(given.payment)
    }),
  )
}
