import { sandboxClients } from '#sandbox/addresses.ts'
import { digestOf, type Person } from './people.ts'
import type { Grant, Provider } from './provider.ts'

export const line: Provider = {
  name: 'line',
  label: 'LINE',
  client: sandboxClients.line,
  paths: {
    authorize: '/oauth2/v2.1/authorize',
    token: '/oauth2/v2.1/token',
    certs: '/oauth2/v2.1/certs',
    userinfo: '/oauth2/v2.1/userinfo',
    revoke: '/oauth2/v2.1/revoke',
  },
  keyAlgorithm: 'ES256',
  // Web login is signed with the channel secret; the published ES256 key is for LIFF and the app SDKs.
  signsWithSecret: true,
  requiresState: true,
  acceptsBasic: false,
  givesRefreshToken: true,
  accessLife: 2_592_000,
  tokenType: 'Bearer',
  unlistedScopes: ['email'],
  subject: (person) => `U${digestOf('line', person).slice(0, 32)}`,
  claims: (grant, picture) => ({ amr: ['pwd'], ...profileClaims(grant, picture), ...emailClaim(grant) }),
  // LINE's pages write error codes in capitals, unlike OAuth.
  errorQuery: (error, error_description) => ({ error: error.toUpperCase(), error_description }),
  discovery: { subject_types_supported: ['pairwise'], id_token_signing_alg_values_supported: ['ES256'] },
}

export const google: Provider = {
  name: 'google',
  label: 'Google',
  client: sandboxClients.google,
  paths: {
    authorize: '/o/oauth2/v2/auth',
    token: '/token',
    certs: '/oauth2/v3/certs',
    userinfo: '/v1/userinfo',
    revoke: '/revoke',
  },
  keyAlgorithm: 'RS256',
  signsWithSecret: false,
  requiresState: false,
  acceptsBasic: true,
  givesRefreshToken: false,
  accessLife: 3_599,
  tokenType: 'Bearer',
  unlistedScopes: [],
  subject: (person) => `1${digits('google', person, 20)}`,
  claims: (grant, picture) => {
    const email = emailClaim(grant)
    return {
      azp: grant.clientId,
      ...profileClaims(grant, picture),
      ...email,
      ...('email' in email ? { email_verified: true } : {}),
    }
  },
  errorQuery: (error, description) => ({
    error,
    ...(error === 'access_denied' ? {} : { error_description: description }),
  }),
  discovery: { subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
}

const facebookDenial = {
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
}

export const facebook: Provider = {
  name: 'facebook',
  label: 'Facebook',
  client: sandboxClients.facebook,
  // Facebook's discovery names no token endpoint: https://graph.facebook.com/<version>/oauth/access_token.
  paths: {
    authorize: '/dialog/oauth',
    token: '/oauth/access_token',
    certs: '/.well-known/oauth/openid/jwks',
  },
  keyAlgorithm: 'RS256',
  signsWithSecret: false,
  requiresState: false,
  acceptsBasic: false,
  givesRefreshToken: false,
  accessLife: 5_183_944,
  tokenType: 'bearer',
  unlistedScopes: [],
  subject: (person) => `1${digits('facebook', person, 15)}`,
  claims: (grant, picture) => ({ ...profileClaims(grant, picture), ...emailClaim(grant) }),
  errorQuery: (error, description) => ({
    error,
    ...(error === 'access_denied' ? facebookDenial : { error_description: description }),
  }),
  discovery: { subject_types_supported: ['pairwise'], id_token_signing_alg_values_supported: ['RS256'] },
}

function profileClaims({ person, scopes }: Grant, picture: string) {
  return scopes.some((scope) => scope === 'profile' || scope === 'public_profile')
    ? { name: person.name, picture }
    : {}
}

function emailClaim({ person, scopes }: Grant): { email: string } | Record<string, never> {
  return scopes.includes('email') ? { email: person.email } : {}
}

function digits(provider: string, person: Person, length: number): string {
  return BigInt(`0x${digestOf(provider, person)}`)
    .toString()
    .slice(-length)
}
