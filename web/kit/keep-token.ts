import type { Carrier } from '#shop/contract/carrier.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refreshContract } from '#shop/identity/sign-in-contracts.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem, call } from './call.ts'
import type { Jar } from './jar.ts'

type Holder = 'customer' | 'merchant' | 'rider'
export const early = 30_000
const underWay = new Map<string, Promise<string | undefined>>()

type Peeked = { expires: number; saleUnit?: string | undefined; customerCode?: string | undefined; actor?: 'staff' | 'agent' | undefined }

/** When a token runs out, and for which centre it speaks; read without trust, only to know when to renew it. */
export function peek(token: string): Peeked {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      exp?: number
      saleUnit?: string
      customerCode?: string
      actor?: { kind?: 'staff' | 'agent' }
    }
    const { saleUnit, customerCode } = claims
    return { expires: (claims.exp ?? 0) * 1000, saleUnit, customerCode, actor: claims.actor?.kind }
  } catch {
    return { expires: 0 }
  }
}

/** The customer's centre has closed; the session itself goes on. */
export const saysClosed = (error: unknown) => error instanceof CallProblem && error.problem.Code === identityProblems.centreClosed.code

type Asking = { carrier: Carrier; locale: Locale; address: string }

/** A holder's access token, renewed in silence when it is about to run out; nothing when there is none or its session has ended. */
export async function keepToken(jar: Jar, holder: Holder, asking: Asking, wanted?: string): Promise<string | undefined> {
  const token = jar.get(`${holder}Token`)
  const refreshToken = jar.get(`${holder}Refresh`)
  if (token && !wanted && peek(token).expires > Date.now() + early) return token
  if (!refreshToken) {
    if (token) jar.set(`${holder}Token`, '')
    return undefined
  }
  const saleUnit = wanted ?? (token ? peek(token).saleUnit : undefined)
  const fresh = await renewOnce(refreshToken, saleUnit, asking)
  jar.set(`${holder}Token`, fresh ?? '')
  if (!fresh) jar.set(`${holder}Refresh`, '')
  return fresh
}

/** Twenty requests that find the token run out at once renew it once. */
function renewOnce(refreshToken: string, saleUnit: string | undefined, asking: Asking): Promise<string | undefined> {
  const key = `${refreshToken} ${saleUnit ?? ''}`
  const known = underWay.get(key)
  if (known) return known
  const renewing = renew(refreshToken, saleUnit, asking).finally(() => setTimeout(() => underWay.delete(key), 5_000).unref())
  underWay.set(key, renewing)
  return renewing
}

async function renew(refreshToken: string, saleUnit: string | undefined, asking: Asking): Promise<string | undefined> {
  try {
    return (await call(asking, refreshContract, { refreshToken, ...(saleUnit ? { saleUnit } : {}) })).token
  } catch (error) {
    if (error instanceof CallProblem && error.status < 500 && !saysClosed(error)) return undefined
    throw error
  }
}
