import { type MiddlewareFunction, redirect } from 'react-router'
import { whereInstead } from '#web/kit/guards.ts'
import { partsContext } from '#web/kit/page-parts.ts'
import { makeVisitor, visitorContext } from '#web/kit/visitor.ts'
import { pages } from './page-table.ts'

const guardsOf = new Map(pages.map((page) => [page.path, page.guards]))

/** Runs before every page, document and data alike: says who visits, and asks the page's guards. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const { carrier, locale } = context.get(partsContext)
  const visitor = makeVisitor(request, carrier, locale)
  context.set(visitorContext, visitor)
  const guards = guardsOf.get(`/${pattern.replace(/^\//, '')}`)
  // Fails closed: a page that is not in the table has no rule, and is not shown.
  if (!guards && pattern !== '*') throw new Response(`No guards are declared for ${pattern}`, { status: 500 })
  const elsewhere = await whereInstead(guards ?? [], visitor, request, withoutPrefix(url.pathname) + url.search)
  // The router puts the language prefix before a loader's redirect, but not before a middleware's.
  if (elsewhere) throw redirect(locale === 'en' ? `/en${elsewhere === '/' ? '' : elsewhere}` : elsewhere)
}

function withoutPrefix(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}
