import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The query of the product list, as in its address. */
export type ProductSearch = {
  text: string
  c1: string | undefined
  c2: string | undefined
  c3: string | undefined
  type: '' | 'suggest' | 'BEST_SELLER' | 'HOTDEAL' | 'NEW' | 'PROMOTION'
  displayGroupId: number | undefined
  displayGroupName: string
  promotionId: string | undefined
  sort: '' | 'asc' | 'desc'
  skip: number
}

/** A category to filter by, in the reader's language. */
export type ListCategory = { level: number; code: string; parent: string | undefined; name: string }

const types = ['suggest', 'BEST_SELLER', 'HOTDEAL', 'NEW', 'PROMOTION'] as const
const longest = 60

/** Cuts a text of the address without control characters or half a surrogate pair. */
const textOf = (given: string | null, most: number) =>
  (given ?? '').slice(0, most).replace(/[\0\p{Surrogate}]/gu, '')

/** Parses the address leniently: invalid values are ignored. */
export function readSearch(query: URLSearchParams): ProductSearch {
  const code = (name: string) => textOf(query.get(name), longest) || undefined
  const group = Number(query.get('displayGroupId') ?? Number.NaN)
  const skip = Number(query.get('skip') ?? 0)
  return {
    text: textOf(query.get('p'), 200),
    c1: code('c1'),
    c2: code('c2'),
    c3: code('c3'),
    type: types.find((type) => type === query.get('type')) ?? '',
    displayGroupId: Number.isInteger(group) && group >= 0 && group < 2 ** 31 ? group : undefined,
    displayGroupName: textOf(query.get('displayGroupName'), longest),
    promotionId: code('promotionId'),
    sort: (['asc', 'desc'] as const).find((sort) => sort === query.get('sort')) ?? '',
    skip: Number.isInteger(skip) && skip > 0 && skip < 1_000_000 ? skip : 0,
  }
}

/** The address of the list with one change; it starts at the first page again. */
export function withChoice(search: ProductSearch, change: Partial<ProductSearch>): string {
  const next = { ...search, skip: 0, ...change }
  const query = new URLSearchParams()
  const entries = {
    p: next.text,
    c1: next.c1,
    c2: next.c2,
    c3: next.c3,
    type: next.type,
    displayGroupId: next.displayGroupId,
    displayGroupName: next.displayGroupName,
    promotionId: next.promotionId,
    sort: next.sort,
  }
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined && value !== '') query.set(name, String(value))
  if (next.skip > 0) query.set('skip', String(next.skip))
  return withQuery(paths.products, query)
}

/** The part of an address that is canonical for search engines: its category. */
export function categoryQuery({ c1, c2, c3 }: Pick<ProductSearch, 'c1' | 'c2' | 'c3'>): string {
  const query = new URLSearchParams()
  for (const [name, code] of Object.entries({ c1, c2, c3 })) if (code) query.set(name, code)
  return query.size > 0 ? `?${query}` : ''
}
