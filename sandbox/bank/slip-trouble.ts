import type { FastifyReply, FastifyRequest } from 'fastify'
import { waitOrHangUp } from '../kit/wait-or-hang-up.ts'
import type { World } from '../kit/world.ts'

/** Failures that happen before a slip service reads the request. */
export function makeSlipTrouble({ switches, slowness }: World) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (switches.strikes('slipsSlow')) await waitOrHangUp(reply, slowness)
    if (switches.strikes('slipsDown')) return reply.code(500).send({ status: 500, message: 'server_error' })
  }
}
