import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeOf } from '#shop/words/locale.ts'
import { sendPage } from '../kit/page.ts'
import type { PaymentPlayer, PaymentWorld } from './payment-world.ts'
import { paymentsPage } from './payments-page.ts'
import { type PlayedPayment, type PlayedProvider, stateAt } from './played-payment.ts'

const params = z.object({ reference: z.string().max(100) })
type Players = Record<PlayedProvider, PaymentPlayer>

/** The books of all gateways: a page with buttons for late events, and a list for tests. */
export function addPayments(app: FastifyInstance, { ledger, now }: PaymentWorld, players: Players): void {
  app.get('/payments', async (request, reply) => {
    const locale = localeOf(request.headers['accept-language'])
    return sendPage(reply, paymentsPage({ locale, payments: ledger.all().slice(0, 100), now: now() }))
  })

  app.get('/payments.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { payments: ledger.all().map((payment) => ({ ...payment, state: stateAt(payment, now()) })) }
  })

  const act =
    (play: (player: PaymentPlayer, payment: PlayedPayment) => Promise<void> | undefined) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { reference } = params.parse(request.params)
      const payment = ledger.all().find((each) => each.reference === reference)
      if (!payment) return reply.code(404).send({ message: 'No such payment.' })
      await play(players[payment.provider], payment)
      return reply.redirect('/sandbox/payments', 303)
    }
  app.post(
    '/payments/:reference/pay',
    act((player, payment) => player.pay(payment)),
  )
  app.post(
    '/payments/:reference/notify',
    act((player, payment) => player.notify?.(payment)),
  )
  app.post(
    '/payments/:reference/pay-late',
    act((player, payment) => player.payLate?.(payment)),
  )
}
