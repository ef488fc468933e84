import type { FastifyInstance } from 'fastify'
import { waitOrHangUp } from '#sandbox/kit/wait-or-hang-up.ts'
import type { World } from '#sandbox/kit/world.ts'

const errorPage = '<html><body><h1>502 Bad Gateway</h1></body></html>'

/** Troubles of a gateway's API: slow, down, or done with the answer lost. Its pages have none of them. */
export function addPaymentTrouble(app: FastifyInstance, { switches, slowness }: World): void {
  app.addHook('preHandler', async (_request, reply) => {
    // Longer than the shop waits, so that it cannot know what became of it.
    if (switches.strikes('paySlow')) await waitOrHangUp(reply, slowness * 6)
    if (switches.strikes('payDown')) return reply.code(500).type('text/html').send(errorPage)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'POST' || reply.statusCode >= 300 || !switches.strikes('payLost')) return payload
    reply.code(502).type('text/html')
    return errorPage
  })
}
