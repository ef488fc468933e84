import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Grants, proves } from './grants.ts'
import type { Grant, Provider } from './provider.ts'
import type { Signing } from './signing.ts'

const tokenForm = z.object({
  grant_type: z.string().catch(''),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  code: z.string().catch(''),
  redirect_uri: z.string().catch(''),
  code_verifier: z.string().optional(),
  refresh_token: z.string().catch(''),
})
type TokenForm = z.infer<typeof tokenForm>
type Answered = { body: Record<string, unknown> } | { error: string; description: string; status: number }

/** The token endpoint of RFC 6749 with PKCE: exchanges codes and refresh tokens for access and ID tokens. */
export function addToken(
  app: FastifyInstance,
  { provider, grants, signing }: { provider: Provider; grants: Grants; signing: Signing },
): void {
  app.post(`/${provider.name}${provider.paths.token}`, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
    const form = tokenForm.safeParse(request.body)
    if (!form.success) return answer(reply, refusal('invalid_request', 'The form could not be read.'))
    if (!isClient(request, form.data, provider))
      return answer(reply, { ...refusal('invalid_client', 'invalid client_secret'), status: 401 })
    if (form.data.grant_type === 'authorization_code') return answer(reply, await redeemCode(form.data))
    if (form.data.grant_type === 'refresh_token' && provider.givesRefreshToken)
      return answer(reply, redeemRefresh(form.data))
    return answer(reply, refusal('unsupported_grant_type', 'grant_type is not supported.'))
  })

  async function redeemCode({ code: value, redirect_uri, code_verifier }: TokenForm): Promise<Answered> {
    const code = grants.takeCode(value)
    if (!code) return refusal('invalid_grant', 'invalid authorization code')
    if (code.redirectUri !== redirect_uri) return refusal('invalid_grant', 'redirect_uri does not match')
    if (!proves(code_verifier, code.challenge))
      return refusal('invalid_grant', 'code_verifier does not match')
    const { accessToken, body } = tokensFor(code)
    if (!code.scopes.includes('openid')) return { body }
    const { nonce, authTime } = code
    return { body: { ...body, id_token: await signing.signIdToken(code, { nonce, accessToken, authTime }) } }
  }

  function redeemRefresh({ refresh_token }: TokenForm): Answered {
    const grant = grants.takeRefresh(refresh_token)
    return grant ? { body: tokensFor(grant).body } : refusal('invalid_grant', 'invalid refresh token')
  }

  function tokensFor(grant: Grant) {
    const { accessToken, refreshToken } = grants.issueTokens(grant)
    const body = {
      access_token: accessToken,
      expires_in: provider.accessLife,
      scope: tokenScope(grant, provider),
      token_type: provider.tokenType,
      ...(provider.givesRefreshToken ? { refresh_token: refreshToken } : {}),
    }
    return { accessToken, body }
  }
}

export function tokenScope({ scopes }: Grant, { unlistedScopes }: Provider): string {
  return scopes.filter((scope) => !unlistedScopes.includes(scope)).join(' ')
}

export function isClient(
  { headers }: FastifyRequest,
  form: { client_id?: string; client_secret?: string },
  provider: Provider,
): boolean {
  const basic = provider.acceptsBasic ? /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] : undefined
  if (basic === undefined)
    return form.client_id === provider.client.id && form.client_secret === provider.client.secret
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  return id === provider.client.id && secret === provider.client.secret
}

function refusal(error: string, description: string) {
  return { error, description, status: 400 }
}

function answer(reply: FastifyReply, answered: Answered) {
  if ('body' in answered) return reply.send(answered.body)
  const { error, description, status } = answered
  return reply.code(status).send({ error, error_description: description })
}
