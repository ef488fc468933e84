import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '#sandbox/kit/world.ts'
import type { Access, Grants } from './grants.ts'
import { pictureUrl } from './picture-route.ts'
import type { Provider } from './provider.ts'

/** The claims of an access token; LINE and Google have this endpoint, Facebook has not. */
export function addUserinfo(
  app: FastifyInstance,
  { origin }: World,
  { provider, grants }: { provider: Provider; grants: Grants },
): void {
  if (!provider.paths.userinfo) return
  app.get(`/${provider.name}${provider.paths.userinfo}`, async (request, reply) => {
    const access = bearerAccess(request.headers.authorization, grants)
    if (!access) return refuseToken(reply)
    const { amr, azp, ...claims } = provider.claims(access, pictureUrl(origin(), access.person))
    return { sub: provider.subject(access.person), ...claims }
  })
}

export function bearerAccess(authorization: string | undefined, grants: Grants): Access | undefined {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? undefined : grants.findAccess(token)
}

function refuseToken(reply: FastifyReply) {
  const refusal = { error: 'invalid_token', error_description: 'The access token is not valid.' }
  return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send(refusal)
}
