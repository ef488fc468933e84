import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { leadsHome } from '#sandbox/kit/leads-home.ts'
import { sandboxAddresses } from '../addresses.ts'
import { giveBack } from '../payments/give-back.ts'
import { addPaymentTrouble } from '../payments/payment-trouble.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { newPayment, type PlayedPayment, stateAt } from '../payments/played-payment.ts'
import { answer, asNumber, confirmation, details, type LinePayCode } from './line-pay-answers.ts'
import { confirmRequest, paymentRequest, readBody, refundRequest, whyNotRead } from './line-pay-request.ts'

const lifeSeconds = 20 * 60
const provider = 'linepay'
const checks: Record<PlayedPayment['state'], LinePayCode> = {
  waiting: '0000',
  approved: '0110',
  paid: '0123',
  declined: '0122',
  cancelled: '0121',
  expired: '0121',
}
const params = z.object({ id: z.string() })
const detailsQuery = z.object({ transactionId: z.string().optional(), orderId: z.string().optional() })
type Handler = (request: FastifyRequest, payment: PlayedPayment) => string

/** LINE Pay Online: v3 and v4 have the same paths and signature. */
export function addLinePayApi(app: FastifyInstance, world: PaymentWorld): void {
  const { ledger, now, origin, shop, switches } = world
  app.removeContentTypeParser('application/json')
  // The signature covers the body as it was sent.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => body,
  )
  addPaymentTrouble(app, world)
  app.addHook('preHandler', async (request, reply) => {
    const fault = whyNotRead(request)
    if (fault) return say(reply, answer(fault))
  })

  const about = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const payment = ledger.find(provider, params.parse(request.params).id)
    return say(reply, payment ? handler(request, payment) : answer('1150'))
  }

  function request({ body }: FastifyRequest): string {
    const read = readBody(paymentRequest, body)
    if (typeof read === 'string') return answer(read)
    const { orderId: id, amount, currency, packages, redirectUrls } = read
    const { confirmUrl: returnTo, cancelUrl: cancelTo } = redirectUrls
    if (!leadsHome(returnTo, shop()) || !leadsHome(cancelTo, shop())) return answer('2101')
    if (ledger.ofOrder(provider, id).some(({ state }) => state === 'paid')) return answer('1172')
    const payment = ledger.set(
      newPayment(
        {
          ...{ reference: transactionId(now()), provider, id, amount, currency, returnTo, cancelTo },
          ...{ saleUnit: packages[0]?.id ?? '', description: packages[0]?.name ?? '' },
        },
        now(),
        lifeSeconds,
      ),
    )
    const web = `${sandboxAddresses(origin()).linePay}/web/payment/wait?transactionReserveId=${payment.reference}`
    return answer('0000', {
      transactionId: asNumber(payment.reference),
      paymentAccessToken: String(randomInt(10 ** 12)).padStart(12, '0'),
      paymentUrl: { web, app: `line://pay/payment/${randomUUID()}` },
    })
  }

  const check: Handler = (_request, payment) => answer(checks[stateAt(ledger.countAsked(payment), now())])

  const confirm: Handler = ({ body }, payment) => {
    const read = readBody(confirmRequest, body)
    if (typeof read === 'string') return answer(read)
    if (payment.state === 'paid') return answer('1152')
    if (ledger.ofOrder(provider, payment.id).some(({ state }) => state === 'paid')) return answer('1172')
    if (payment.state === 'waiting') return answer('1169')
    if (payment.state !== 'approved') return answer('1150')
    if (read.amount !== payment.amount) return answer('1153')
    if (switches.strikes('payDeclined')) {
      ledger.change(payment, { state: 'declined' })
      return answer('1142')
    }
    const { reported } = payment
    return answer('0000', confirmation(ledger.change(payment, { state: 'paid', captured: reported })))
  }

  function findDetails({ query }: FastifyRequest): string {
    const { transactionId, orderId } = detailsQuery.parse(query)
    const found = ledger
      .all()
      .filter((payment) => payment.provider === provider && payment.state === 'paid')
      .filter(({ reference, id }) => (transactionId ? reference === transactionId : id === orderId))
    return found.length > 0 ? answer('0000', found.map(details)) : answer('1150')
  }

  const refund: Handler = ({ body }, payment) => {
    const read = readBody(refundRequest, body)
    if (typeof read === 'string') return answer(read)
    if (payment.state !== 'paid') return answer('1150')
    const wish = { amount: read.refundAmount, reason: '', reference: transactionId(now()) }
    const given = giveBack(world, payment, wish)
    if (given === 'nothing left') return answer('1165')
    if (given === 'too much') return answer('1164')
    const { reference, at } = given.refund
    return answer('0000', { refundTransactionId: asNumber(reference), refundTransactionDate: at })
  }

  for (const version of ['v3', 'v4']) {
    const base = `/linepay/${version}/payments`
    app.post(`${base}/request`, async (call, reply) => say(reply, request(call)))
    app.get(base, async (call, reply) => say(reply, findDetails(call)))
    app.get(`${base}/requests/:id/check`, about(check))
    app.post(`${base}/:id/confirm`, about(confirm))
    app.post(`${base}/:id/refund`, about(refund))
  }
}

const say = (reply: FastifyReply, json: string) => reply.type('application/json').send(json)

/** A day and eleven digits, as LINE Pay's are: always above 2^53. */
function transactionId(at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}${String(randomInt(10 ** 11)).padStart(11, '0')}`
}
