import { createHmac } from 'node:crypto'
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type KnownCaller, type TokenKind, tokenKinds } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

const issuer = 'sangdai'
const quarter = 15 * 60
/** An applicant has no session that renews it: the application itself is asked each time. */
const lifeSeconds: Record<TokenKind, number> = {
  ...{ user: quarter, merchant: quarter, rider: quarter },
  applicant: 30 * 86_400,
}
const mostKnown = 10_000
/** The allowed clock difference between two servers. */
const skewSeconds = 60

const claims = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    role: z.enum(['GUEST', '1', '2']),
    saleUnit: z.string(),
    customerCode: z.string(),
    session: z.uuid().optional(),
    actor: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('staff'), name: z.string(), role: z.enum(['3', '4', '5', '8']) }),
        z.object({ kind: z.literal('agent'), name: z.string() }),
      ])
      .optional(),
  }),
  z.object({
    kind: z.literal('merchant'),
    role: z.enum(['3', '4', '5', '8']),
    saleUnit: z.string(),
    username: z.string(),
    session: z.uuid(),
  }),
  z.object({
    kind: z.literal('rider'),
    saleUnit: z.string(),
    mobile: z.string(),
    company: z.string(),
    session: z.uuid(),
  }),
  z.object({ kind: z.literal('applicant'), saleUnit: z.string(), session: z.uuid() }),
])

type Tokens = {
  issue: (caller: KnownCaller) => Promise<string>
  read: (token: string) => Promise<KnownCaller>
}

/** Signs and reads access tokens; each kind has its own key and audience, so none is accepted for another. */
export function makeTokens(secret: string, now: () => Date = () => new Date()): Tokens {
  const keys = Object.fromEntries(
    tokenKinds.map((kind) => [kind, createHmac('sha256', secret).update(`token:${kind}`).digest()]),
  ) as Record<TokenKind, Buffer>
  const known = new Map<string, { caller: KnownCaller; expires: number }>()

  async function verify(token: string) {
    const kind = kindClaimedBy(token)
    if (!kind) throw refuse(identityProblems.signInFirst)
    try {
      const { payload } = await jwtVerify(token, keys[kind], {
        issuer,
        audience: kind,
        algorithms: ['HS256'],
        currentDate: now(),
        requiredClaims: ['exp', 'iat'],
      })
      const caller = claims.safeParse(payload)
      const isFromFuture = (payload.iat ?? 0) > now().getTime() / 1000 + skewSeconds
      if (caller.success && caller.data.kind === kind && !isFromFuture)
        return { caller: caller.data as KnownCaller, expires: (payload.exp ?? 0) * 1000 }
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refuse(identityProblems.expired)
    }
    throw refuse(identityProblems.signInFirst)
  }

  return {
    issue: (caller) =>
      new SignJWT(caller)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(caller.kind)
        .setIssuedAt(Math.floor(now().getTime() / 1000))
        .setExpirationTime(Math.floor(now().getTime() / 1000) + lifeSeconds[caller.kind])
        .sign(keys[caller.kind]),
    // A visit sends the same token repeatedly: its signature is checked once, its expiry each time.
    read: async (token) => {
      const seen = known.get(token)
      if (seen) {
        if (seen.expires > now().getTime()) return seen.caller
        known.delete(token)
        throw refuse(identityProblems.expired)
      }
      const verified = await verify(token)
      if (known.size >= mostKnown) known.clear()
      known.set(token, verified)
      return verified.caller
    },
  }
}

/** Read before the signature is checked: it only says which key to check with. */
function kindClaimedBy(token: string): TokenKind | undefined {
  try {
    const { aud } = decodeJwt(token)
    return tokenKinds.find((kind) => kind === aud)
  } catch {
    return undefined
  }
}
