import { type MiddlewareFunction, redirect } from 'react-router'
import { whereInstead } from '#web/kit/guards.ts'
import { openJar } from '#web/kit/jar.ts'
import { partsContext } from '#web/kit/page-parts.ts'
import { makeVisitor, visitorContext } from '#web/kit/visitor.ts'
import { lengthsOf, pages } from './page-table.ts'

const guardsOf = new Map(pages.flatMap((page) => lengthsOf(page.path).map((path) => [path, page.guards] as const)))

/** Runs around every page, document and data alike: says who visits, asks the page's guards, and sends the cookies that changed. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const { carrier, locale, address, secure } = context.get(partsContext)
  const jar = openJar(request, secure)
  const visitor = makeVisitor(jar, carrier, locale, address)
  context.set(visitorContext, visitor)
  const guards = guardsOf.get(`/${pattern.replace(/^\//, '')}`)
  // Fails closed: a page that is not in the table has no rule, and is not shown.
  if (!guards && pattern !== '*') throw new Response(`No guards are declared for ${pattern}`, { status: 500 })
  const elsewhere = await whereInstead(guards ?? [], visitor, request, withoutPrefix(url.pathname) + url.search)
  // The router puts the language prefix before a loader's redirect, but not before a middleware's.
  const response = elsewhere ? redirect(locale === 'en' ? `/en${elsewhere === '/' ? '' : elsewhere}` : elsewhere) : await next()
  const changes = jar.changes()
  for (const cookie of changes) response.headers.append('set-cookie', cookie)
  // An answer that opens somebody's session is nobody else's, whatever its page says.
  if (changes.length > 0 && response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  return response
}

function withoutPrefix(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}
