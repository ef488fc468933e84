import { createHash, randomBytes } from 'node:crypto'
import { Recent } from '#sandbox/kit/recent.ts'
import type { Grant, Provider } from './provider.ts'

const codeLife = 60_000
const refreshLife = 90 * 86_400_000

type Code = Grant & { redirectUri: string; challenge?: string; nonce?: string; authTime: boolean }
export type Access = Grant & { expires: number; family: string }
type IssuedTokens = { accessToken: string; refreshToken: string }

export type Grants = ReturnType<typeof makeGrants>

/** A provider's issued values: codes for a minute and one use, access tokens, refresh tokens. */
export function makeGrants({ accessLife }: Provider, now: () => Date) {
  const codes = new Recent<Code & { expires: number }>(500)
  const access = new Recent<Access>(1_000)
  const refresh = new Recent<Access>(1_000)
  const time = () => now().getTime()

  function issueCode(code: Code): string {
    const value = randomBytes(24).toString('base64url')
    codes.set(value, { ...code, expires: time() + codeLife })
    return value
  }

  /** Deleted at the first attempt, right or wrong, so that a stolen code cannot be tried twice. */
  function takeCode(value: string): Code | undefined {
    const code = codes.take(value)
    return code && code.expires > time() ? code : undefined
  }

  function issueTokens({ person, scopes, clientId, signedInAt }: Grant): IssuedTokens {
    const [accessToken, refreshToken, family] = [newToken(), newToken(), newToken()]
    const grant = { person, scopes, clientId, signedInAt, family }
    access.set(accessToken, { ...grant, expires: time() + accessLife * 1_000 })
    refresh.set(refreshToken, { ...grant, expires: time() + refreshLife })
    return { accessToken, refreshToken }
  }

  function findAccess(token: string): Access | undefined {
    const found = access.get(token)
    return found && found.expires > time() ? found : undefined
  }

  function takeRefresh(token: string): Access | undefined {
    const found = refresh.take(token)
    return found && found.expires > time() ? found : undefined
  }

  /** Revoking an access token revokes its refresh token, and the other way round. */
  function revoke(token: string): void {
    const family = (access.get(token) ?? refresh.get(token))?.family
    if (family === undefined) return
    access.removeWhere((one) => one.family === family)
    refresh.removeWhere((one) => one.family === family)
  }

  return { issueCode, takeCode, issueTokens, findAccess, takeRefresh, revoke }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * PKCE (RFC 7636) with S256. A verifier without a challenge is refused too, since someone may have removed
 * the challenge.
 */
export function proves(verifier: string | undefined, challenge: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) return challenge === verifier
  return (
    /^[\w.~-]{43,128}$/.test(verifier) &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  )
}
