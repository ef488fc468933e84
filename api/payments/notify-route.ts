import type { FastifyInstance } from 'fastify'
import { findProvider } from '#api/gateways/find-provider.ts'
import type { AskDeps } from './ask-provider.ts'
import { askProvider } from './ask-provider.ts'
import { findTold, keepMessage } from './payment-row.ts'

const largestBody = 64_000
const saleUnitPattern = /^[A-Z0-9]{1,10}$/

/**
 * Messages of payment gateways, read from their raw bytes. A genuine one is kept, once by its id, and then
 * the gateway is asked: the message itself changes nothing.
 */
export function addNotifications(deps: AskDeps) {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
      done(null, body),
    )
    app.post<{ Params: { provider: string; saleUnit: string } }>(
      '/api/payments/notify/:provider/:saleUnit',
      { bodyLimit: largestBody },
      async (request, reply) => {
        const { provider: name, saleUnit } = request.params
        const provider = findProvider(deps.gateways, name.toLowerCase())
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const unit = saleUnit.toUpperCase()
        const headers = request.headers as Record<string, string | undefined>
        const told = provider?.readNotification?.(body, headers)
        if (!provider || !told || !saleUnitPattern.test(unit))
          return reply.code(400).send({ statusCode: '10', message: 'not a genuine notification' })
        const payment = await findTold(deps.db, { saleUnit: unit, provider: provider.name, ...told })
        if (!payment) return reply.code(404).send({ statusCode: '10', message: 'no such payment' })
        const isNew = await keepMessage(deps.db, {
          saleUnit: unit,
          provider: provider.name,
          messageId: `notified-${told.messageId}`,
          paymentId: payment.id,
          kind: 'notified',
          at: deps.now(),
          body: body.toString(),
        })
        if (isNew && payment.state !== 'paid') await askProvider(deps, { saleUnit: unit, id: payment.id })
        return { statusCode: '00', errorCode: null, errorDesc: null }
      },
    )
  }
}
