import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../kit/world.ts'

const mailBody = z.object({ to: z.email(), subject: z.string().min(1).max(998), text: z.string().min(1) })

/** A minimal mail gateway; each mail appears in the inbox at once. */
export function addMail(app: FastifyInstance, { inbox, switches }: World): void {
  app.post('/mail/send', async (request, reply) => {
    if (switches.strikes('mailDown')) return reply.code(503).send({ message: 'The mail gateway is down.' })
    const body = mailBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { to, subject, text } = body.data
    const { id } = inbox.put({ kind: 'mail', to, subject, text, code: text.match(/\b\d{6}\b/)?.[0] })
    return { id }
  })
}
