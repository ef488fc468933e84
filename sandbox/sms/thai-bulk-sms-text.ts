import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isThaiMobile } from '#sandbox/kit/plain-mobile.ts'
import { sandboxClients } from '../addresses.ts'
import type { World } from '../kit/world.ts'
import { makeSmsTrouble } from './sms-trouble.ts'

const body = z.object({
  msisdn: z.coerce.string(),
  message: z.string().min(1),
  sender: z.string().min(1).max(11),
})
const { key, secret } = sandboxClients.thaiBulkSms
const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

/** ThaiBulkSMS, plain messages: a form with Basic authentication; 201 on success. */
export function addThaiBulkSmsText(app: FastifyInstance, world: World): void {
  app.post('/thaibulksms-text/sms', { preHandler: makeSmsTrouble(world) }, async (request, reply) => {
    if (request.headers.authorization !== authorization)
      return reply.code(401).send({ error: { code: 101, name: 'ERROR_AUTHENTICATION' } })
    const parsed = body.safeParse(request.body)
    if (!parsed.success || !isThaiMobile(parsed.data.msisdn))
      return reply.code(400).send({ error: { code: 102, name: 'ERROR_BAD_REQUEST' } })
    const { msisdn, message, sender } = parsed.data
    world.inbox.put({ kind: 'sms', from: sender, to: msisdn, text: message })
    return reply.code(201).send({
      phone_number_list: [{ number: msisdn, message_id: randomUUID(), used_credit: 1 }],
      bad_phone_number_list: [],
    })
  })
}
