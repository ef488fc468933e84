import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { shopperHeader } from '#web/kit/calls/one-shopper.ts'
import { type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { sayRefusals } from '#web/kit/calls/show-problems.ts'
import { whereInLine } from '#web/kit/line/where-in-line.ts'
import { readClaims } from '#web/kit/visit/access-token.ts'
import type { Cookied } from '#web/kit/visit/cookies.ts'
import { whereInstead } from '#web/kit/visit/guards.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage, withoutLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { lengthsOf, pages } from './page-table.ts'

const guardsOf = new Map(
  pages.flatMap((page) => lengthsOf(page.path).map((path) => [path, page.guards] as const)),
)

/** Who sent this request, by its cookies. */
export const visitorOf = (
  request: Cookied,
  { carrier, locale, address, secure }: Pick<PageParts, 'carrier' | 'locale' | 'address' | 'secure'>,
): Visitor =>
  makeVisitor(openJar(request, secure), {
    carrier,
    locale,
    address,
    userAgent: request.headers.get('user-agent') ?? undefined,
  })

/**
 * Runs around every document and data request: finds the visitor, runs the page's guards, and sets changed
 * cookies.
 */
export const openVisit: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const parts = context.get(partsContext)
  const { locale, turnedAway, isShell } = parts
  if (turnedAway) throw data(turnedAway.problem, { status: turnedAway.status })
  const visitor = visitorOf(request, parts)
  const { jar } = visitor
  context.set(visitorContext, visitor)
  const guards = guardsOf.get(`/${pattern.replace(/^\//, '')}`)
  // Fails closed: a page outside the table has no guards, and is not shown.
  if (!guards && pattern !== '*') throw new Response(`No guards are declared for ${pattern}`, { status: 500 })
  const closing = await sayRefusals(() => whereAfterClosing(visitor, request, pattern))
  const elsewhere =
    closing ??
    (await sayRefusals(() =>
      whereInstead(
        isShell ? [] : (guards ?? []),
        visitor,
        request,
        withoutLanguage(url.pathname) + url.search,
      ),
    ))
  const inLine = elsewhere ? undefined : whereInLine(visitor, request, url, parts)
  // The router adds the language prefix to a loader's redirect, but not to a middleware's.
  const go = closing ? redirectDocument : redirect
  const response = elsewhere ? go(inLanguage(locale, elsewhere)) : inLine ? redirect(inLine) : await next()
  const changes = jar.changes()
  for (const cookie of changes) response.headers.append('set-cookie', cookie)
  // A response that sets cookies must not be shared, whatever its page says.
  if (changes.length > 0 && response.headers.has('cache-control'))
    response.headers.set('cache-control', 'private, no-store')
  return response
}

// Other areas, sign-out, and public files such as robots.txt.
const elsewhereThanShop = /^\/?(merchant|rider|logout)(\/|$)|\./

/**
 * A customer whose centre has closed is redirected home in another centre, or to an explanation; pending
 * actions are dropped.
 */
async function whereAfterClosing(
  visitor: Visitor,
  request: Request,
  pattern: string,
): Promise<string | undefined> {
  const { jar } = visitor
  const isSignedIn = jar.get('customerToken') || jar.get('customerRefresh')
  // A script's request is told that the shopper has left, and the page reloads.
  if (!isSignedIn || request.headers.has(shopperHeader) || elsewhereThanShop.test(pattern)) return undefined
  const centre = readClaims(jar.get('customerToken') ?? '').saleUnit
  const closing = await visitor.afterClosing()
  if (closing !== 'left') return closing && withQuery(paths.home, { trouble: 'centre' })
  if (pattern.replace(/^\//, '') !== 'login')
    return withQuery(paths.login, {
      why: identityProblems.centreClosed.code,
      centre,
    })
  visitor.forgetCustomer()
  return undefined
}
