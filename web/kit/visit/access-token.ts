import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refreshContract } from '#shop/identity/sign-in-contracts.ts'
import { type CallOptions, CallProblem, call } from '#web/kit/calls/call.ts'
import type { Jar } from './jar.ts'

export type Holder = 'customer' | 'merchant' | 'rider'
type Keys = { token: string; refreshToken?: string | undefined; deviceToken?: string | undefined }
export const renewBeforeMs = 30_000
const underWay = new Map<string, Promise<Keys | undefined>>()

type TokenClaims = {
  expires: number
  saleUnit?: string | undefined
  customerCode?: string | undefined
  mobile?: string | undefined
  actor?: 'staff' | 'agent' | undefined
}

/** A token's expiry and centre, read without verification, only to decide on renewal. */
export function readClaims(token: string): TokenClaims {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      exp?: number
      saleUnit?: string
      customerCode?: string
      mobile?: string
      actor?: { kind?: 'staff' | 'agent' }
    }
    const { saleUnit, customerCode, mobile } = claims
    return { expires: (claims.exp ?? 0) * 1000, saleUnit, customerCode, mobile, actor: claims.actor?.kind }
  } catch {
    return { expires: 0 }
  }
}

/** The customer's centre has closed; the session itself continues. */
export const isCentreClosed = (error: unknown) =>
  error instanceof CallProblem && error.problem.Code === identityProblems.centreClosed.code

/** Stores the tokens of a sign-in or renewal; missing ones keep their value. */
export function saveSignIn(jar: Jar, holder: Holder, { token, refreshToken, deviceToken }: Keys): void {
  jar.set(`${holder}Token`, token)
  const refresh = refreshToken ?? jar.get(`${holder}Refresh`)
  // Written even when unchanged, since a cookie lives a year from its last use.
  if (refresh) jar.set(`${holder}Refresh`, refresh)
  const device = deviceToken ?? jar.get('device')
  if (device) jar.set('device', device)
}

/**
 * A holder's access token, renewed before it expires; undefined when there is none or its session has ended.
 */
export async function freshToken(
  jar: Jar,
  holder: Holder,
  options: CallOptions,
): Promise<string | undefined> {
  const token = jar.get(`${holder}Token`)
  if (token && readClaims(token).expires > Date.now() + renewBeforeMs) return token
  if (token && !jar.get(`${holder}Refresh`)) jar.set(`${holder}Token`, '')
  return renewToken(jar, holder, options)
}

/**
 * A new access token for the same centre. Only a refusal clears the cookies, since other failures may be
 * temporary.
 */
export async function renewToken(
  jar: Jar,
  holder: Holder,
  options: CallOptions,
): Promise<string | undefined> {
  const refreshToken = jar.get(`${holder}Refresh`)
  if (!refreshToken) return undefined
  const saleUnit = readClaims(jar.get(`${holder}Token`) ?? '').saleUnit
  const fresh = await renewOnce(refreshToken, saleUnit, options)
  if (fresh) saveSignIn(jar, holder, fresh)
  else for (const name of [`${holder}Token`, `${holder}Refresh`] as const) jar.set(name, '')
  return fresh?.token
}

/** Concurrent requests with an expired token share one renewal. */
function renewOnce(
  refreshToken: string,
  saleUnit: string | undefined,
  options: CallOptions,
): Promise<Keys | undefined> {
  const key = `${refreshToken} ${saleUnit ?? ''}`
  const known = underWay.get(key)
  if (known) return known
  const renewing = renew(refreshToken, saleUnit, options).finally(() =>
    setTimeout(() => underWay.delete(key), 5_000).unref(),
  )
  underWay.set(key, renewing)
  return renewing
}

async function renew(
  refreshToken: string,
  saleUnit: string | undefined,
  options: CallOptions,
): Promise<Keys | undefined> {
  try {
    return await call(options, refreshContract, {
      refreshToken,
      rotate: true,
      ...(saleUnit ? { saleUnit } : {}),
    })
  } catch (error) {
    if (error instanceof CallProblem && error.status === 401) return undefined
    throw error
  }
}
