import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ProviderAway, ProviderRefused } from '#api/gateways/payment-provider.ts'
import { callProvider } from '#api/gateways/provider-calls/call-provider.ts'
import { linePaySignature } from './linepay-signature.ts'

/** One LINE Pay channel. */
export type LinePayAccess = { url: string; version: 'v3' | 'v4'; channelId: string; channelSecret: string }

type Call = { path: string; query?: Record<string, string> } | { path: string; body: object }
export type LinePayAnswer = { code: string; message: string; info: unknown; raw: string }

const envelope = z.object({
  returnCode: z.string().max(10),
  returnMessage: z.string().catch(''),
  info: z.unknown().optional(),
})
/** LINE Pay's own troubles, which leave open what happened. */
const troubles = new Set(['1199', '9000'])

/** One signed call below /v3 or /v4. LINE Pay answers 200 and says by its own code how it went. */
export async function callLinePay(
  access: LinePayAccess,
  call: Call,
  timeLimit: number,
): Promise<LinePayAnswer> {
  const path = `/${access.version}/payments${call.path}`
  const nonce = randomUUID()
  const body = 'body' in call ? JSON.stringify(call.body) : undefined
  const query = 'query' in call ? new URLSearchParams(call.query).toString() : ''
  const { body: answer, raw } = await callProvider({
    method: body === undefined ? 'GET' : 'POST',
    url: `${access.url}${path}${query && `?${query}`}`,
    headers: {
      'content-type': 'application/json',
      'x-line-channelid': access.channelId,
      'x-line-authorization-nonce': nonce,
      'x-line-authorization': linePaySignature({
        secret: access.channelSecret,
        path,
        content: body ?? query,
        nonce,
      }),
    },
    ...(body === undefined ? {} : { body }),
    timeLimit,
  })
  const read = envelope.safeParse(answer)
  if (!read.success) throw new ProviderAway('LINE Pay answered without a code')
  const { returnCode: code, returnMessage: message, info } = read.data
  if (troubles.has(code)) throw new ProviderAway(`LINE Pay answered ${code} ${message}`)
  return { code, message, info, raw }
}

export const refusedBy = ({ code, message, raw }: LinePayAnswer) =>
  new ProviderRefused(code, `LINE Pay answered ${code} ${message}`, raw)

/** What a good answer must contain; without it the truth is not known. */
export function readInfo<Info>(schema: z.ZodType<Info>, answer: LinePayAnswer): Info {
  if (answer.code !== '0000') throw refusedBy(answer)
  const read = schema.safeParse(answer.info)
  if (!read.success) throw new ProviderAway('LINE Pay answered without what it promises')
  return read.data
}
