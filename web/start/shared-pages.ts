import { hasRider } from '#web/kit/visit/cookies.ts'
import { lengthsOf, pages } from './page-table.ts'

const longest = 600
/** Parameters of advertisements and the language menu; no page reads them. */
const passing = /^(utm_\w+|fbclid|gclid|lang)$/
const rules = pages
  .filter(({ guards }) => guards.length === 0)
  .flatMap(({ path, shared }) =>
    shared ? lengthsOf(path).map((length) => ({ pattern: patternOf(length), names: shared })) : [],
  )

function patternOf(path: string): RegExp {
  const inside = path === '/' ? '' : path.replace(/:\w+/g, '[\\w.-]+')
  return path === '/' ? /^(\/|\/en)$/ : new RegExp(`^(/en)?${inside}$`)
}

const shells = pages.flatMap(({ path, shell }) => (shell ? [patternOf(path)] : []))

/** The cache key of a page that all riders share, if any; without a rider's cookie its guard decides. */
export function shellAddress(address: string, cookies: string | undefined): string | undefined {
  const path = address.split('?')[0] ?? ''
  return hasRider(cookies) && shells.some((pattern) => pattern.test(path)) ? path : undefined
}

/**
 * The cache key of a page that guests share, if any. Unknown parameters exclude it, so that strangers cannot
 * fill the cache.
 */
export function sharedAddress(address: string): string | undefined {
  if (address.length > longest) return undefined
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  const search = mark < 0 ? '' : address.slice(mark + 1)
  const rule = rules.find(({ pattern }) => pattern.test(path))
  if (!rule || !search) return rule && path
  const given = new URLSearchParams(search)
  for (const name of given.keys()) if (!rule.names.includes(name) && !passing.test(name)) return undefined
  const query = new URLSearchParams()
  for (const name of rule.names) {
    const value = given.get(name)
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
