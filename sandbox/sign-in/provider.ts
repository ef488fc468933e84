import type { sandboxClients } from '#sandbox/addresses.ts'
import type { Person } from './people.ts'

type ProviderName = 'line' | 'google' | 'facebook'
export type AuthorizeError =
  | 'access_denied'
  | 'invalid_request'
  | 'invalid_scope'
  | 'login_required'
  | 'unsupported_response_type'
type SignInClient = (typeof sandboxClients)[ProviderName]

/** What the token call needs to know about the sign-in and its scopes. */
export type Grant = { person: Person; scopes: string[]; clientId: string; signedInAt: number }

/** The differences between providers; everything else is plain OpenID Connect. */
export type Provider = {
  name: ProviderName
  label: string
  client: SignInClient
  /** Paths below `/sandbox/<name>`, as on the provider's own hosts. */
  paths: { authorize: string; token: string; certs: string; userinfo?: string; revoke?: string }
  keyAlgorithm: 'RS256' | 'ES256'
  signsWithSecret: boolean
  requiresState: boolean
  acceptsBasic: boolean
  givesRefreshToken: boolean
  accessLife: number
  tokenType: string
  /** Granted, yet missing in the token's scope: LINE does so with `email`. */
  unlistedScopes: string[]
  subject: (person: Person) => string
  claims: (grant: Grant, pictureUrl: string) => Record<string, unknown>
  /** The query of the redirect that reports an error. */
  errorQuery: (error: AuthorizeError, description: string) => Record<string, string>
  discovery: Record<string, unknown>
}

export function issuerOf(provider: Provider, origin: string): string {
  return `${origin}/sandbox/${provider.name}`
}
