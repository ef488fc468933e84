import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fromBaht, isBaht } from '#shop/money/satang.ts'
import { sandboxClients } from '../addresses.ts'
import type { LinePayCode } from './line-pay-answers.ts'

/** Why LINE Pay would not read this request: the channel, or the signature over path, body and nonce. */
export function whyNotRead(request: FastifyRequest): LinePayCode | undefined {
  const { channelId, channelSecret } = sandboxClients.linePay
  const { headers } = request
  if (headers['x-line-channelid'] !== channelId) return '1104'
  const [address = '', query = ''] = request.url.split('?')
  const path = address.replace(/^.*?\/linepay(?=\/v[34]\/)/, '')
  const content = request.method === 'GET' ? query : String(request.body ?? '')
  const signed = `${channelSecret}${path}${content}${headers['x-line-authorization-nonce']}`
  const expected = createHmac('sha256', channelSecret).update(signed).digest('base64')
  return headers['x-line-authorization'] === expected ? undefined : '1106'
}

const baht = z.number().positive().refine(isBaht).transform(fromBaht)
const address = z.url({ protocol: /^https?$/ })

export const paymentRequest = z
  .object({
    amount: baht,
    currency: z.literal('THB'),
    orderId: z.string().min(1).max(100),
    packages: z
      .array(
        z.object({
          id: z.string().min(1).max(50),
          amount: baht,
          name: z.string().max(100).optional(),
          products: z
            .array(
              z.object({
                name: z.string().min(1).max(4_000),
                quantity: z.number().int().positive(),
                price: baht,
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    redirectUrls: z.object({ confirmUrl: address, cancelUrl: address }),
  })
  .refine(({ amount, packages }) => amount === sum(packages.map((each) => each.amount)))
  .refine(({ packages }) =>
    packages.every(
      ({ amount, products }) => amount === sum(products.map(({ quantity, price }) => quantity * price)),
    ),
  )

export const confirmRequest = z.object({ amount: baht, currency: z.literal('THB') })
export const refundRequest = z.object({ refundAmount: baht.optional() })

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Undefined when it is no JSON, or not of this form. */
export function readBody<Output>(schema: z.ZodType<Output>, body: unknown): Output | LinePayCode {
  let json: unknown
  try {
    json = JSON.parse(String(body))
  } catch {
    return '2102'
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  return read.error.issues.some(({ path }) => /amount|price/i.test(String(path.at(-1)))) ? '1124' : '2101'
}
