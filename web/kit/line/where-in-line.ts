import type { PageParts } from '#web/kit/calls/page-parts.ts'
import { isLiffBrowser, readLineVisit, saveLineVisit } from '#web/kit/visit/line-visit.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage, withoutLanguage } from '#web/paths/in-language.ts'

// Other areas, what signs in or out, and public files.
const never = /^\/(merchant|rider|logout|login|line|verifyotp|line_hook)(\/|$)|\./i

/**
 * Where LINE's deep link leads, by way of the page that signs in. Answered here, since LINE's script would load the
 * page a second time for it.
 */
export function whereInLine(
  { jar }: Pick<Visitor, 'jar'>,
  request: Request,
  url: URL,
  { liff, locale }: Pick<PageParts, 'liff' | 'locale'>,
): string | undefined {
  if (!liff || request.method !== 'GET') return undefined
  const state = url.searchParams.get('liff.state')
  // LINE hands over a path and its query, or the query alone.
  if (state !== null) return hookFor(/^[/?]/.test(state) ? state.replace(/^\/*/, '/') : '/', locale)
  const path = withoutLanguage(url.pathname)
  const isFirst = isLiffBrowser(request.headers.get('user-agent')) && !readLineVisit(jar).fromLine
  if (!isFirst || never.test(path)) return undefined
  saveLineVisit(jar, { centre: undefined })
  return jar.get('customerToken') || jar.get('customerRefresh')
    ? undefined
    : hookFor(inLanguage(locale, path) + url.search, locale)
}

/** A link may name the hook itself, or its values alone. */
function hookFor(address: string, locale: PageParts['locale']): string {
  const { pathname, search, searchParams } = new URL(address, 'http://shop.invalid')
  const path = withoutLanguage(pathname)
  const language = path === pathname ? locale : 'en'
  const isHook = path === paths.lineHook || (path === paths.home && searchParams.has('dc'))
  const query = isHook ? new URLSearchParams(search) : new URLSearchParams({ to: path + search })
  query.set('liff', 'Y')
  return `${inLanguage(language, paths.lineHook)}?${query}`
}
