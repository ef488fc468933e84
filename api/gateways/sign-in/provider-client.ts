import * as oidc from 'openid-client'
import type { SignInProvider } from '#api/gateways/gateways.ts'

const scopes = {
  line: 'openid profile email',
  google: 'openid profile email',
  facebook: 'openid public_profile email',
} as const

/** The provider's configuration for openid-client, without discovery: the operator's settings define it. */
export function clientFor(provider: SignInProvider): oidc.Configuration {
  const { issuer, authorize, token, keys, revoke, clientId, clientSecret, algorithm } = provider
  const server: oidc.ServerMetadata = {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    jwks_uri: keys,
    ...(revoke ? { revocation_endpoint: revoke } : {}),
  }
  const config = new oidc.Configuration(
    server,
    clientId,
    { client_secret: clientSecret, id_token_signed_response_alg: algorithm },
    oidc.ClientSecretPost(clientSecret),
  )
  config.timeout = 10
  if (new URL(token).protocol === 'http:') oidc.allowInsecureRequests(config)
  // A secret signs HS256, so there is no published key; that signature is checked separately.
  if (algorithm !== 'HS256') oidc.enableNonRepudiationChecks(config)
  return config
}

type Start = { redirectUri: string; locale: 'th' | 'en'; statePrefix: string }

/** The address of the provider's sign-in page, with PKCE, state and nonce. */
export async function authorizeUrl(
  name: keyof typeof scopes,
  provider: SignInProvider,
  { redirectUri, locale, statePrefix }: Start,
) {
  const [state, nonce, verifier] = [
    `${statePrefix}${oidc.randomState()}`,
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ]
  const url = oidc.buildAuthorizationUrl(clientFor(provider), {
    redirect_uri: redirectUri,
    scope: scopes[name],
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    // LINE asks on the same page to add the official account as a friend.
    ...(name === 'line' ? { bot_prompt: 'normal' } : {}),
  })
  return { url: url.href, state, nonce, verifier }
}
