import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from 'jose'
import { z } from 'zod'
import { pictureUrl } from '#sandbox/sign-in/picture-route.ts'
import { issuerOf } from '#sandbox/sign-in/provider.ts'
import type { SignIn } from '#sandbox/sign-in/signin.ts'
import { isClient, tokenScope } from '#sandbox/sign-in/token-route.ts'
import { bearerAccess } from '#sandbox/sign-in/userinfo-route.ts'
import type { World } from '../kit/world.ts'

const verifyForm = z.object({
  id_token: z.string(),
  client_id: z.string(),
  nonce: z.string().optional(),
  user_id: z.string().optional(),
})
const revokeForm = z.object({
  access_token: z.string(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
})
const accessQuery = z.object({ access_token: z.string().catch('') })

/** LINE's calls beside OpenID Connect: token verification, revocation, profile and friendship. */
export function addLineLoginApi(app: FastifyInstance, world: World, signIn: SignIn): void {
  const { origin, now, switches } = world
  const { provider, grants, signing } = signIn

  app.post('/line/oauth2/v2.1/verify', async (request, reply) => {
    const form = verifyForm.safeParse(request.body)
    if (!form.success) return refuse(reply, 'id_token and client_id are required.')
    const claims = await readIdToken(form.data.id_token)
    if (typeof claims === 'string') return refuse(reply, claims)
    const { client_id, nonce, user_id } = form.data
    if (claims.iss !== issuerOf(provider, origin())) return refuse(reply, 'Invalid IdToken Issuer.')
    if (claims.aud !== client_id) return refuse(reply, 'Invalid IdToken Audience.')
    if (nonce !== undefined && claims.nonce !== nonce) return refuse(reply, 'Invalid IdToken Nonce.')
    if (user_id !== undefined && claims.sub !== user_id)
      return refuse(reply, 'Invalid IdToken Subject Identifier.')
    return claims
  })

  app.get('/line/oauth2/v2.1/verify', async (request, reply) => {
    const access = grants.findAccess(accessQuery.parse(request.query).access_token)
    if (!access) return refuse(reply, 'access token expired')
    const expires_in = Math.floor((access.expires - now().getTime()) / 1_000)
    return { scope: tokenScope(access, provider), client_id: access.clientId, expires_in }
  })

  app.post('/line/oauth2/v2.1/revoke', async (request, reply) => {
    const form = revokeForm.safeParse(request.body)
    if (!form.success) return refuse(reply, 'access_token is required.')
    if (!isClient(request, form.data, provider))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'invalid client_secret' })
    grants.revoke(form.data.access_token)
    return reply.code(200).send()
  })

  app.get('/line/v2/profile', async (request, reply) => {
    const access = bearerAccess(request.headers.authorization, grants)
    if (!access) return reply.code(401).send({ message: 'The access token expired' })
    if (!access.scopes.includes('profile'))
      return reply.code(403).send({ message: 'The access token has no permission for this API' })
    const { person } = access
    return {
      userId: provider.subject(person),
      displayName: person.name,
      pictureUrl: pictureUrl(origin(), person),
      statusMessage: '',
    }
  })

  app.get('/line/friendship/v1/status', async (request, reply) => {
    if (!bearerAccess(request.headers.authorization, grants))
      return reply.code(401).send({ message: 'The access token expired' })
    return { friendFlag: !switches.strikes('lineNotFriend') }
  })

  async function readIdToken(idToken: string) {
    try {
      return (await signing.verifyWithSecret(idToken)).payload
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'IdToken expired.' : 'Invalid IdToken.'
    }
  }
}

function refuse(reply: FastifyReply, description: string) {
  return reply.code(400).send({ error: 'invalid_request', error_description: description })
}
