import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { z } from 'zod'
import type { SignInProvider } from '#api/gateways/gateways.ts'

const clockDifference = 60
/** LINE's tokens live for an hour. */
const longestLife = '1 hour'

const claims = z.object({
  sub: z.string().regex(/^U[0-9a-f]{32}$/),
  name: z.string().max(200).catch(''),
  exp: z.int(),
  aud: z.string(),
  // One that was asked for with a nonce belongs to another way of signing in.
  nonce: z.undefined().optional(),
})
/** `mark` is the same for every writing of one token. */
export type LineIdentity = { subject: string; name: string; expires: number; mark: string }

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** LINE's published keys, fetched when a token names one that is not known. */
function keysAt(address: string) {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 })
  keySets.set(address, known)
  return known
}

/**
 * Who opened the shop inside LINE: LIFF signs with a published key, a web login with the channel's secret. Undefined
 * when the token is not genuine; fails when LINE cannot be reached.
 */
export async function readLineIdToken(
  { issuer, clientId, clientSecret, keys }: SignInProvider,
  { token, now }: { token: string; now: Date },
): Promise<LineIdentity | undefined> {
  try {
    const { alg } = decodeProtectedHeader(token)
    const rules = {
      ...{ issuer, audience: clientId, currentDate: now, clockTolerance: clockDifference },
      ...{ maxTokenAge: longestLife, requiredClaims: ['exp', 'iat', 'sub'] },
    }
    // The key follows from the algorithm, so that a published key never serves as a secret.
    const { payload } =
      alg === 'ES256'
        ? await jwtVerify(token, keysAt(keys), { ...rules, algorithms: ['ES256'] })
        : await jwtVerify(token, new TextEncoder().encode(clientSecret), { ...rules, algorithms: ['HS256'] })
    const { sub, name, exp } = claims.parse(payload)
    // Not of the signature, which can be written in more than one way.
    const signed = token.slice(0, token.lastIndexOf('.'))
    return { subject: sub, name, expires: exp, mark: createHash('sha256').update(signed).digest('base64url') }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return undefined
  }
}

const noKeys = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']
const isUnreachable = (error: unknown) =>
  noKeys.includes((error as { code?: string }).code ?? '') ||
  (error instanceof TypeError && error.message === 'fetch failed')

const patience = 5_000

/** Whether LINE gave this access token for our channel to this person. */
export async function isOwnAccessToken(
  { verify, profile, clientId }: SignInProvider,
  { token, subject }: { token: string; subject: string },
): Promise<boolean> {
  if (!verify || !profile || !token) return false
  try {
    const ask = async (address: string, headers = {}) => {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) })
      return answer.ok ? await answer.json() : {}
    }
    const [given, person] = await Promise.all([
      ask(`${verify}?${new URLSearchParams({ access_token: token })}`),
      ask(profile, { authorization: `Bearer ${token}` }),
    ])
    return (
      z.object({ client_id: z.literal(clientId) }).safeParse(given).success &&
      z.object({ userId: z.literal(subject) }).safeParse(person).success
    )
  } catch {
    return false
  }
}
