import { jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { SignInProvider } from '#api/gateways/gateways.ts'
import { clientFor } from '#api/gateways/sign-in/provider-client.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'

export type ProviderCallback = {
  redirectUri: string
  query: string
  state: string
  nonce: string
  verifier: string
}
/** `provenEmail` is set only when the provider says it has verified the address. */
type Identity = { subject: string; name: string; provenEmail: string | undefined; accessToken: string }

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().max(200).catch(''),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
})

/** Redeems the provider's code; every mismatch gets the same refusal. */
export async function identityOf(
  name: SignInProviderName,
  provider: SignInProvider,
  back: ProviderCallback,
): Promise<Identity> {
  try {
    const came = new URL(back.redirectUri)
    came.search = back.query
    const tokens = await oidc.authorizationCodeGrant(clientFor(provider), came, {
      pkceCodeVerifier: back.verifier,
      expectedState: back.state,
      expectedNonce: back.nonce,
      idTokenExpected: true,
    })
    const idToken = tokens.id_token ?? ''
    if (provider.algorithm === 'HS256') {
      const key = new TextEncoder().encode(provider.clientSecret)
      await jwtVerify(idToken, key, {
        issuer: provider.issuer,
        audience: provider.clientId,
        algorithms: ['HS256'],
      })
    }
    const { sub, name: displayName, email, email_verified } = claims.parse(tokens.claims())
    return {
      subject: sub,
      name: displayName,
      provenEmail: email_verified && email,
      accessToken: tokens.access_token,
    }
  } catch (error) {
    throw whyNot(name, error)
  }
}

function whyNot(name: SignInProviderName, error: unknown): Problem {
  const provider = providerNames[name]
  // LINE writes ACCESS_DENIED where OAuth writes access_denied.
  if (error instanceof oidc.AuthorizationResponseError && /^access_denied$/i.test(error.error))
    return refuse(signinProblems.cancelled, { provider })
  const unreachable = error instanceof TypeError || (error as { code?: string }).code === 'OAUTH_TIMEOUT'
  return refuse(unreachable ? signinProblems.unreachable : signinProblems.failed, { provider })
}

/** Revokes a provider's token; only LINE's is stored, so only LINE's is revoked. */
export async function revokeToken(provider: SignInProvider, accessToken: string): Promise<boolean> {
  if (!provider.revoke) return true
  try {
    // LINE names the parameter access_token, where OAuth says token.
    const body = new URLSearchParams({
      access_token: accessToken,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
    })
    const answer = await fetch(provider.revoke, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    return answer.ok
  } catch {
    return false
  }
}
