import { z } from 'zod'
import type { SmsGateway } from '#api/gateways/gateways.ts'

const patience = 10_000
type GatewayAccess = { url: string; key: string; secret: string; project?: string }

async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ ok: boolean; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  // A gateway error is no verdict: the gateway has not checked the code.
  if (response.status >= 500 || [401, 403, 429].includes(response.status) || answer === undefined)
    throw new Error(`the gateway answered ${response.status}`)
  return { ok: response.ok, body: answer }
}

/** ThaiBulkSMS: `/v2/otp/request` and `/v2/otp/verify`. */
export function thaiBulkSms({ url, key, secret }: GatewayAccess): SmsGateway {
  const sent = z.object({ status: z.literal('success'), token: z.string(), refno: z.string() })
  return {
    name: 'thaibulksms',
    request: async (mobile) => {
      const { body } = await post(`${url}/v2/otp/request`, { key, secret, msisdn: mobile })
      const { token, refno } = sent.parse(body)
      return { token, reference: refno }
    },
    verify: async (token, pin) => {
      const { ok, body } = await post(`${url}/v2/otp/verify`, { key, secret, token, pin })
      return ok && z.object({ status: z.literal('success') }).safeParse(body).success
    },
  }
}

/** SMSMKT answers HTTP 200 whatever happens, with its own code in the body. */
const troubles = z.object({ code: z.enum(['500', '1004']) })

/** SMSMKT: `/api/otp-send` and `/api/otp-validate`. */
export function smsMkt({ url, key, secret, project = '' }: GatewayAccess): SmsGateway {
  const headers = { api_key: key, secret_key: secret }
  const sent = z.object({
    code: z.literal('000'),
    result: z.object({ token: z.string(), ref_code: z.string() }),
  })
  return {
    name: 'smsmkt',
    request: async (mobile) => {
      const { body } = await post(`${url}/api/otp-send`, { project_key: project, phone: mobile }, headers)
      const { token, ref_code } = sent.parse(body).result
      return { token, reference: ref_code }
    },
    verify: async (token, code) => {
      const { body } = await post(`${url}/api/otp-validate`, { token, otp_code: code }, headers)
      if (troubles.safeParse(body).success) throw new Error('the gateway is in trouble, or does not know us')
      return z
        .object({ code: z.literal('000'), result: z.object({ status: z.literal(true) }) })
        .safeParse(body).success
    },
  }
}
