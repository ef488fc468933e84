import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SignIn } from './signin.ts'

const revokeForm = z.object({ token: z.string().min(1) })

/** Google revokes by the token alone and reports an unknown one. */
export function addGoogleRevoke(app: FastifyInstance, { provider, grants }: SignIn): void {
  app.post(`/${provider.name}${provider.paths.revoke ?? ''}`, async (request, reply) => {
    const form = revokeForm.safeParse(request.body)
    if (!form.success || !grants.findAccess(form.data.token))
      return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' })
    grants.revoke(form.data.token)
    return {}
  })
}
