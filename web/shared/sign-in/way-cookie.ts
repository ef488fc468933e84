import { z } from 'zod'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import type { Jar } from '#web/kit/visit/jar.ts'

const kept = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  locale: z.enum(['th', 'en']),
  /** Sign-in, linking, staff sign-in, or LINE sign-out as a guest. */
  why: z.enum(['signIn', 'link', 'staff', 'guest']),
})
export type Way = z.infer<typeof kept>

/** Proves that a provider's callback started here: ten minutes in an HttpOnly cookie. */
export function keepWay(jar: Jar, way: Way): void {
  jar.set('signIn', Buffer.from(JSON.stringify(way)).toString('base64url'))
}

/** Single use: a callback cannot be repeated. */
export function takeWay(jar: Jar): Way | undefined {
  const text = jar.get('signIn')
  jar.set('signIn', '')
  try {
    return kept.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
