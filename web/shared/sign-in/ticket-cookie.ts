import { type SignInProviderName, signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import type { Jar } from '#web/kit/visit/jar.ts'

export type WaitingLink = { provider: SignInProviderName; name: string }

/**
 * An external sign-in that waits to be linked; read without verification for its name only, since the API
 * checks the ticket.
 */
export function findWaitingLink(jar: Jar, of: 'customer' | 'staff'): WaitingLink | undefined {
  try {
    const claims = JSON.parse(
      Buffer.from((jar.get('linkTicket') ?? '').split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as {
      of?: string
      provider?: string
      name?: string
      exp?: number
    }
    const provider = signInProviders.find((name) => name === claims.provider)
    return provider && claims.of === of && (claims.exp ?? 0) * 1000 > Date.now()
      ? { provider, name: String(claims.name ?? '').slice(0, 80) }
      : undefined
  } catch {
    return undefined
  }
}
