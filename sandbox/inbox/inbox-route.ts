import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localeOf } from '#shop/words/locale.ts'
import { sendPage } from '../kit/page.ts'
import { switchNames } from '../kit/switches.ts'
import type { World } from '../kit/world.ts'
import { inboxPage } from './inbox-page.ts'

const inboxQuery = z.object({
  to: z.string().trim().catch(''),
  refresh: z.string().optional().catch(undefined),
})
/** Another page of the sandbox that shows switches is returned to. */
const switchQuery = z.object({ back: z.string().startsWith('/sandbox/').catch('/sandbox/inbox') })
const state = z.union([z.boolean(), z.literal('once'), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
const switchBody = z.partialRecord(z.enum(switchNames), state)

export function addInbox(app: FastifyInstance, { inbox, switches }: World): void {
  app.get('/inbox', async (request, reply) => {
    const { to, refresh } = inboxQuery.parse(request.query)
    const locale = localeOf(request.headers['accept-language'])
    return sendPage(
      reply,
      inboxPage({
        locale,
        to,
        paused: refresh === 'off',
        messages: inbox.list(to),
        switches: switches.all(),
      }),
    )
  })

  app.get('/inbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { messages: inbox.list(inboxQuery.parse(request.query).to) }
  })

  app.get('/switches', async () => switches.all())

  app.post('/switches', async (request, reply) => {
    const body = switchBody.safeParse(request.body)
    if (!body.success)
      return reply.code(400).send({ message: z.prettifyError(body.error), known: switchNames })
    for (const name of switchNames) {
      const requested = body.data[name]
      if (requested !== undefined) switches.set(name, requested)
    }
    const fromPage = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return fromPage ? reply.redirect(switchQuery.parse(request.query).back, 303) : switches.all()
  })
}
