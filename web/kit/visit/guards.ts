import { loginAddress } from '#web/kit/calls/call.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { safeReturn } from './safe-return.ts'
import type { Visitor } from './visitor.ts'

/** The guards of the specification. */
export type Guard = 'authen' | 'stUserAuthen' | 'riderAuthen' | 'verifiedUser' | 'notLoginAsSaleman'

type Check = (visitor: Visitor, request: Request, path: string) => Promise<string | undefined>

/** The redirect for a visitor who may not enter, if any. */
const checks: Record<Guard, Check> = {
  authen: async (visitor, _request, path) =>
    (await visitor.findShopper())?.kind === 'customer' ? undefined : loginAddress(paths.login, path),
  stUserAuthen: async (visitor, _request, path) =>
    (await visitor.findStaff()) ? undefined : loginAddress(merchantPaths.login, path),
  riderAuthen: async (visitor, _request, path) =>
    (await visitor.findRider()) ? undefined : loginAddress(riderPaths.login, path),
  verifiedUser: async (visitor) =>
    (await visitor.findShopper())?.kind === 'customer' ? undefined : paths.home,
  notLoginAsSaleman: async (visitor, request) =>
    (await visitor.findShopper())?.actor ? cameFrom(request) : undefined,
}

/** The previous page on our own site, or home: a redirect never leads to another site. */
function cameFrom(request: Request): string {
  const referer = request.headers.get('referer')
  const here = new URL(request.url)
  if (!referer || !URL.canParse(referer)) return paths.home
  const before = new URL(referer)
  if (before.host !== here.host || before.pathname === here.pathname) return paths.home
  return safeReturn(withoutLanguage(before.pathname))
}

/**
 * Runs a page's guards in order; the first refusal decides the redirect. An unknown guard is a bug: 500, as
 * specified.
 */
export async function whereInstead(
  guards: string[],
  visitor: Visitor,
  request: Request,
  path: string,
): Promise<string | undefined> {
  for (const name of guards) {
    const check = checks[name as Guard]
    if (!check) throw new Response(`Unknown middleware: ${name}`, { status: 500 })
    const elsewhere = await check(visitor, request, path)
    if (elsewhere) return elsewhere
  }
  return undefined
}
