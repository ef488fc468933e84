import { z } from 'zod'
import { leadsHome } from '#sandbox/kit/leads-home.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { AuthorizeError, Provider } from './provider.ts'

const text = z.string().max(2_000)
const authorizeQuery = z.object({
  client_id: text.catch(''),
  redirect_uri: text.catch(''),
  response_type: text.catch(''),
  scope: text.catch(''),
  state: text.optional(),
  nonce: text.optional(),
  prompt: text.optional(),
  max_age: text.optional(),
  code_challenge: text.optional(),
  code_challenge_method: text.optional(),
  bot_prompt: text.optional(),
  ui_locales: text.optional(),
})

type AuthorizeQuery = z.infer<typeof authorizeQuery>
export type AuthorizeRequest = AuthorizeQuery & { scopes: string[] }
type ReadRequest =
  | { request: AuthorizeRequest }
  | { refusal: 'client' | 'redirect' | 'malformed' }
  | { error: AuthorizeError; description: string; request: AuthorizeRequest }

/** A wrong client or redirect address is refused at once; any other error is reported to that address. */
export function readAuthorizeRequest(query: unknown, provider: Provider, origin: string): ReadRequest {
  const read = authorizeQuery.safeParse(query)
  if (!read.success) return { refusal: 'malformed' }
  const request = { ...read.data, scopes: read.data.scope.split(/[\s,]+/).filter(Boolean) }
  if (request.client_id !== provider.client.id) return { refusal: 'client' }
  if (!leadsHome(request.redirect_uri, origin)) return { refusal: 'redirect' }
  const fault = faultOf(request, provider)
  return fault ? { ...fault, request } : { request }
}

function faultOf(
  request: AuthorizeRequest,
  provider: Provider,
): { error: AuthorizeError; description: string } | undefined {
  const {
    response_type,
    state,
    scopes,
    code_challenge: challenge,
    code_challenge_method: method,
    prompt,
  } = request
  if (response_type !== 'code')
    return { error: 'unsupported_response_type', description: 'response_type must be code' }
  if (provider.requiresState && !state) return { error: 'invalid_request', description: 'state is required' }
  if (scopes.length === 0) return { error: 'invalid_scope', description: 'scope is required' }
  if (challenge === undefined ? method !== undefined : method !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return {
      error: 'invalid_request',
      description: 'code_challenge must be sent with code_challenge_method S256',
    }
  if (prompt === 'none') return { error: 'login_required', description: 'Nobody is signed in' }
  return undefined
}

export function returnAddress(
  { redirect_uri, state }: AuthorizeQuery,
  answer: Record<string, string>,
): string {
  const target = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value)
  if (state !== undefined) target.searchParams.set('state', state)
  return target.href
}

/** OpenID Connect's `ui_locales` takes precedence over the browser's language. */
export function requestedLocale(uiLocales: string | undefined, otherwise: Locale): Locale {
  const requested = uiLocales?.split(' ').map((tag) => tag.slice(0, 2).toLowerCase())
  return requested?.find((tag): tag is Locale => tag === 'th' || tag === 'en') ?? otherwise
}
