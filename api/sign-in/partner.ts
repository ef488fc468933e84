import { createRemoteJWKSet, importSPKI, type JWTPayload, jwtVerify } from 'jose'
import type { Partner } from '#api/gateways/gateways.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { refuse } from '#shop/problems/problem.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'

/** Only asymmetric signatures: anyone who knows a shared secret here could sign. */
const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']
const partnerAudience = 'sangdai'
/** A partner's token is valid for at most five minutes here, whatever its own lifetime. */
const longestLife = 5 * 60

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

async function verify(token: string, { issuer, keys }: Partner, now: Date): Promise<JWTPayload> {
  const options = {
    issuer,
    audience: partnerAudience,
    currentDate: now,
    requiredClaims: ['jti', 'iat', 'exp', 'sub'],
  }
  if (!keys.startsWith('http')) {
    const alg = algorithms.find((name) => name === headerAlgorithm(token)) ?? 'ES256'
    return (await jwtVerify(token, await importSPKI(keys, alg), { ...options, algorithms: [alg] })).payload
  }
  const keySet = keySets.get(keys) ?? createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 })
  keySets.set(keys, keySet)
  return (await jwtVerify(token, keySet, { ...options, algorithms })).payload
}

function headerAlgorithm(token: string): string | undefined {
  try {
    return (
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')) as { alg?: string }
    ).alg
  } catch {
    return undefined
  }
}

/** The customer of a partner's token: `sub` is their mobile number. Every failure gets the same refusal. */
export async function readPartnerToken(
  { gateways, now, log }: Context,
  token: string,
): Promise<{ mobile: string; id: string; expires: number }> {
  const partner = gateways.partner?.()
  if (!partner) throw refuse(signinProblems.noPartner)
  try {
    const { sub = '', jti = '', iat = 0, exp = 0 } = await verify(token, partner, now)
    const seconds = now.getTime() / 1000
    if (iat > seconds + 30 || exp - iat > longestLife || seconds - iat > longestLife)
      throw new Error('lives too long, or from the future')
    if (!/^[0-9]{10}$/.test(sub) || jti.length < 8 || jti.length > 200)
      throw new Error('names nobody, or has no id')
    return { mobile: sub, id: `${partner.issuer}:${jti}`, expires: exp }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a partner’s token was refused')
    throw refuse(signinProblems.badPartnerToken)
  }
}
