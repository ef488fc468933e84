import type { FastifyReply, FastifyRequest } from 'fastify'
import { waitOrHangUp } from '../kit/wait-or-hang-up.ts'
import type { World } from '../kit/world.ts'

/** Failures that happen before a gateway reads the request. */
export function makeSmsTrouble({ switches, slowness }: World) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (switches.strikes('smsSlow')) await waitOrHangUp(reply, slowness)
    if (switches.strikes('smsDown'))
      return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>')
  }
}
