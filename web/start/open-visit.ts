import type { MiddlewareFunction } from 'react-router'
import { runGuards } from '#web/kit/guards.ts'
import { partsContext } from '#web/kit/page-parts.ts'
import { makeVisitor, visitorContext } from '#web/kit/visitor.ts'
import { pages } from './page-table.ts'

const byPattern = new Map(pages.map((page) => [page.path, page]))

/** Runs before every page, document and data alike: says who visits, and asks the page's guards. */
export const openVisit: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const { carrier, locale } = context.get(partsContext)
  const visitor = makeVisitor(request, carrier, locale)
  context.set(visitorContext, visitor)
  const page = byPattern.get(pattern)
  if (page) await runGuards(page.guards, visitor, request, withoutPrefix(url.pathname) + url.search)
}

function withoutPrefix(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}
