import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import { takeEvent } from './take-event.ts'

const largestBody = 1_048_576
const saleUnitPattern = /^[A-Z0-9]{1,10}$/

type WebhookDeps = {
  db: Db
  gateways: Gateways
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

/** What LINE tells of the official account of a centre, read from its raw bytes. A refusal is logged without content. */
export function addLineWebhook({ db, gateways, log, now }: WebhookDeps) {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
      done(null, body),
    )
    app.post<{ Params: { saleUnit: string } }>(
      '/api/line/webhook/:saleUnit',
      { bodyLimit: largestBody },
      async (request, reply) => {
        const saleUnit = request.params.saleUnit.toUpperCase()
        const channel = saleUnitPattern.test(saleUnit) ? gateways.lineOf?.(saleUnit) : undefined
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['x-line-signature']
        const events = channel?.readWebhook(raw, typeof signature === 'string' ? signature : undefined)
        if (!events || !(await isCentre(db, saleUnit))) {
          log.warn(
            { bytes: raw.length, known: channel !== undefined },
            'a webhook that LINE did not sign was refused',
          )
          return reply.code(400).send({ message: 'not a genuine webhook' })
        }
        // In their order; LINE sends all of them again when one of them fails.
        for (const event of events) await takeEvent({ db, now: now() }, saleUnit, event)
        return {}
      },
    )
  }
}

async function isCentre(db: Db, saleUnit: string): Promise<boolean> {
  const found = await db
    .selectFrom('centres')
    .select('active')
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst()
  return found?.active === true
}
