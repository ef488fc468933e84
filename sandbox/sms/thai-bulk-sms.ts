import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isThaiMobile } from '#sandbox/kit/plain-mobile.ts'
import { sandboxClients } from '../addresses.ts'
import type { World } from '../kit/world.ts'
import { makeOtpGateway, type Verdict } from './otp-gateway.ts'
import { makeSmsTrouble } from './sms-trouble.ts'

const credentials = { key: z.string(), secret: z.string() }
const requestBody = z.object({ ...credentials, msisdn: z.coerce.string() })
const verifyBody = z.object({ ...credentials, token: z.string(), pin: z.coerce.string() })

// Public integrations match these sentences; the odd grammar is the gateway's.
const refusals: Record<Exclude<Verdict, 'right'>, string> = {
  wrong: 'Code is invalid.',
  expired: 'Token is expire.',
  used: 'Code used already',
  unknown: 'Token is invalid.',
}

/** ThaiBulkSMS OTP v2: credentials in the body, refusals as HTTP 400 with a list of errors. */
export function addThaiBulkSms(app: FastifyInstance, world: World): void {
  const gateway = makeOtpGateway(world, 'ThaiBulkSMS')
  const preHandler = makeSmsTrouble(world)

  app.post('/thaibulksms/v2/otp/request', { preHandler }, async (request, reply) => {
    const body = requestBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'Parameter is required.')
    if (!mayEnter(body.data)) return refuse(reply, 'Application not found.')
    if (!isThaiMobile(body.data.msisdn)) return refuse(reply, 'Msisdn is invalid.')
    const { token, ref } = gateway.send(body.data.msisdn)
    return { status: 'success', token, refno: ref }
  })

  app.post('/thaibulksms/v2/otp/verify', { preHandler }, async (request, reply) => {
    const body = verifyBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'Parameter is required.')
    if (!mayEnter(body.data)) return refuse(reply, 'Application not found.')
    const verdict = gateway.verify(body.data.token, body.data.pin)
    return verdict === 'right'
      ? { status: 'success', message: 'Code is correct.' }
      : refuse(reply, refusals[verdict])
  })
}

function mayEnter({ key, secret }: { key: string; secret: string }): boolean {
  return key === sandboxClients.thaiBulkSms.key && secret === sandboxClients.thaiBulkSms.secret
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(400).send({ code: 400, errors: [{ detail: message, message }] })
}
