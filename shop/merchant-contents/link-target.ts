/** Where a link of a content leads, as far as its text tells. */
type LinkTarget =
  | { kind: 'none' }
  | { kind: 'product'; code: string }
  | { kind: 'category'; level: number; code: string }
  | { kind: 'brand'; code: string }
  | { kind: 'news'; id: number }
  | { kind: 'page'; code: string }
  | { kind: 'place'; path: string }
  | { kind: 'outside'; address: string }

/** What can be searched for. */
export const searchedTargets = ['product', 'category', 'brand', 'content'] as const

/** Pages of the shop that a banner or link may lead to as they are. */
export const linkedPlaces = [
  ...(['/product', '/categories', '/promotion', '/news', '/point_tcp', '/profile/mycoupon'] as const),
  ...(['/profile/points', '/profile/wishlist', '/history', '/cart', '/cart/adv', '/register'] as const),
  ...(['/pdpa', '/release/notes'] as const),
] as const

/** A whole number of a link, if it is one that the database can hold. */
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The target of a link, or undefined when it can lead nowhere. */
export function readLink(link: string): LinkTarget | undefined {
  if (link === '') return { kind: 'none' }
  if (/[\s\\<>"]/.test(link)) return undefined
  if (!link.startsWith('/')) return readOutside(link)
  const [path = '', search = ''] = link.split('?', 2)
  const query = paramsOf(search)
  const [, first = '', second, more] = path.split('/')
  if (more === undefined && second) {
    const code = decoded(second)
    if (first === 'product' && code) return { kind: 'product', code }
    if (first === 'promotion' && code) return { kind: 'brand', code }
    const id = idOf(second)
    if (first === 'contents') return id === undefined ? undefined : { kind: 'news', id }
  }
  const code = query.get('code')
  if (path === '/news' && code) return { kind: 'page', code: code.toUpperCase() }
  if (path === '/product') {
    const level = [5, 4, 3, 2, 1].find((each) => query.get(`c${each}`))
    if (level) return { kind: 'category', level, code: query.get(`c${level}`) ?? '' }
  }
  return linkedPlaces.some((place) => place === path) ? { kind: 'place', path } : undefined
}

function paramsOf(search: string): Map<string, string> {
  const pairs = search.split('#', 1)[0]?.split('&') ?? []
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      return [name, decoded(value.replaceAll('+', ' ')) ?? '']
    }),
  )
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function readOutside(link: string): LinkTarget | undefined {
  if (!/^https:\/\/[^/]/i.test(link) || !isWebAddress(link)) return undefined
  return { kind: 'outside', address: link }
}

/** A host name with a dot, no name and password in front of it: what `new URL` would accept, without it. */
const isWebAddress = (link: string): boolean =>
  /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#].*)?$/i.test(link)
