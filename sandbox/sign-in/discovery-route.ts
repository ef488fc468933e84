import type { FastifyInstance } from 'fastify'
import type { World } from '#sandbox/kit/world.ts'
import { issuerOf, type Provider } from './provider.ts'
import type { Signing } from './signing.ts'

export function addDiscovery(
  app: FastifyInstance,
  { origin }: World,
  { provider, signing }: { provider: Provider; signing: Signing },
): void {
  app.get(`/${provider.name}/.well-known/openid-configuration`, async () => {
    const issuer = issuerOf(provider, origin())
    const { authorize, token, certs, userinfo, revoke } = provider.paths
    return {
      issuer,
      authorization_endpoint: `${issuer}${authorize}`,
      token_endpoint: `${issuer}${token}`,
      jwks_uri: `${issuer}${certs}`,
      ...(userinfo ? { userinfo_endpoint: `${issuer}${userinfo}` } : {}),
      ...(revoke ? { revocation_endpoint: `${issuer}${revoke}` } : {}),
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: [
        'client_secret_post',
        ...(provider.acceptsBasic ? ['client_secret_basic'] : []),
      ],
      scopes_supported: ['openid', 'profile', 'email'],
      ...provider.discovery,
    }
  })

  app.get(`/${provider.name}${provider.paths.certs}`, async () => signing.keySet())
}
