import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isThaiMobile } from '#sandbox/kit/plain-mobile.ts'
import { sandboxClients } from '../addresses.ts'
import type { World } from '../kit/world.ts'
import { makeOtpGateway } from './otp-gateway.ts'
import { makeSmsTrouble } from './sms-trouble.ts'

const sendBody = z.object({
  project_key: z.string().min(1),
  phone: z.coerce.string(),
  ref_code: z.string().optional(),
})
const validateBody = z.object({
  token: z.string(),
  otp_code: z.coerce.string(),
  ref_code: z.string().optional(),
})

const refusals = {
  incomplete: { code: '100', detail: 'Parameter is required.' },
  badNumber: { code: '107', detail: 'Phone number is invalid.' },
  badKey: { code: '1004', detail: 'API key or Secret key incorrect' },
  noToken: { code: '1006', detail: 'Token not found.' },
  expired: { code: '5000', detail: 'token expire' },
}

/**
 * SMSMKT: keys in headers, every response HTTP 200 with its own code; a wrong PIN is code 000 with status
 * false.
 */
export function addSmsMkt(app: FastifyInstance, world: World): void {
  const gateway = makeOtpGateway(world, 'SMSMKT')
  const preHandler = makeSmsTrouble(world)

  app.post('/smsmkt/api/otp-send', { preHandler }, async (request) => {
    if (!mayEnter(request)) return refusals.badKey
    const body = sendBody.safeParse(request.body)
    if (!body.success) return refusals.incomplete
    const { phone, ref_code } = body.data
    if (!isThaiMobile(phone)) return refusals.badNumber
    const { token, ref } = gateway.send(phone, ref_code)
    return { code: '000', detail: 'OK.', result: { token, ref_code: ref } }
  })

  app.post('/smsmkt/api/otp-validate', { preHandler }, async (request) => {
    if (!mayEnter(request)) return refusals.badKey
    const body = validateBody.safeParse(request.body)
    if (!body.success) return refusals.incomplete
    const { token, otp_code, ref_code } = body.data
    const verdict = gateway.verify(token, otp_code, ref_code)
    if (verdict === 'unknown') return refusals.noToken
    if (verdict === 'expired' || verdict === 'used') return refusals.expired
    return { code: '000', detail: 'OK.', result: { status: verdict === 'right' } }
  })
}

function mayEnter({ headers }: FastifyRequest): boolean {
  const { apiKey, secretKey } = sandboxClients.smsMkt
  return headers.api_key === apiKey && headers.secret_key === secretKey
}
