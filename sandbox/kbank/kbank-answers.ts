import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fromBaht, isBaht } from '#shop/money/satang.ts'
import { sandboxClients } from '../addresses.ts'

const refusals = {
  invalid_api_key: { status: 401, message: 'The API key is invalid' },
  invalid_request: { status: 400, message: 'A parameter is missing or wrong' },
  invalid_amount: { status: 400, message: 'The amount is wrong' },
  invalid_token: { status: 400, message: 'The token is unknown or has expired' },
  used_token: { status: 400, message: 'The token was already used' },
  duplicate_reference_order: { status: 400, message: 'This order was already charged' },
  not_found: { status: 404, message: 'The object was not found' },
  invalid_state: { status: 400, message: 'The transaction is not in a state that allows this' },
  already_settled: { status: 400, message: 'The charge was already settled' },
  refund_exceeds: { status: 400, message: 'The refund is more than what is left' },
} as const

export function refuse(reply: FastifyReply, code: keyof typeof refusals) {
  const { status, message } = refusals[code]
  return reply.code(status).send({ object: 'error', code, message })
}

export const hasKey = ({ headers }: FastifyRequest) => headers['x-api-key'] === sandboxClients.kbank.secretKey

/** Baht as a number or as text, as the gateway takes both. */
export const baht = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .refine((amount) => amount > 0 && isBaht(amount))
  .transform(fromBaht)

export const idParams = z.object({ id: z.string().max(100) })
export const refundBody = z.object({ amount: baht, reason: z.string().max(200).default('') })
