import { z } from 'zod'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import type { Jar } from '#web/kit/visit/jar.ts'

const schema = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  locale: z.enum(['th', 'en']),
  /** Sign-in, linking, staff sign-in, or LINE sign-out as a guest. */
  why: z.enum(['signIn', 'link', 'staff', 'guest']),
})
export type SignInState = z.infer<typeof schema>

/** Proves that a provider's callback started here: ten minutes in an HttpOnly cookie. */
export function saveSignInState(jar: Jar, signInState: SignInState): void {
  jar.set('signIn', Buffer.from(JSON.stringify(signInState)).toString('base64url'))
}

/** Single use: a callback cannot be repeated. */
export function takeSignInState(jar: Jar): SignInState | undefined {
  const text = jar.get('signIn')
  jar.set('signIn', '')
  try {
    return schema.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
