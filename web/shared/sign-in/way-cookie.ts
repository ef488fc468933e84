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
  /** Signing in, linking to who is signed in, staff signing in, or leaving LINE as a guest. */
  why: z.enum(['signIn', 'link', 'staff', 'guest']),
})
export type Way = z.infer<typeof kept>

/** What proves that whoever comes back from a provider left from here: kept for ten minutes where no script can read it. */
export function keepWay(jar: Jar, way: Way): void {
  jar.set('signIn', Buffer.from(JSON.stringify(way)).toString('base64url'))
}

/** Taken once: a way back cannot be walked twice. */
export function takeWay(jar: Jar): Way | undefined {
  const text = jar.get('signIn')
  jar.set('signIn', '')
  try {
    return kept.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
