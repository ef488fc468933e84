import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'

const signInPages = [
  ...[paths.login, paths.logout, paths.verifyOtp, paths.backupVerifyOtp],
  ...[merchantPaths.login, riderPaths.login, riderPaths.verifyOtp],
]
const isSignIn = (path: string) => signInPages.some((page) => path === page || path.startsWith(`${page}/`))

/** The page to return to after sign-in: a path of this shop, never another site or a sign-in page. */
export function safeReturn(path: string | null | undefined, otherwise: string = paths.home): string {
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path) || path.length > 500) return otherwise
  const resolved = new URL(path, 'http://shop.invalid')
  if (
    resolved.host !== 'shop.invalid' ||
    // `/.//evil.test` becomes `//evil.test` once normalised, which names another site.
    resolved.pathname.startsWith('//') ||
    isSignIn(withoutLanguage(resolved.pathname.toLowerCase()))
  )
    return otherwise
  return resolved.pathname + resolved.search
}
