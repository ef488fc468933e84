import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'
import { productSorts, productStates, productsOnPage } from './product-states.ts'

/** The filters by their names in the address. */
export const filterNames = ['text', 'barcode', 'state', 'category', 'brand'] as const
export type FilterName = (typeof filterNames)[number]

const mostSkipped = 3_000

/** What the address asks for; a strange address shows the usual page. */
export function readProductQuery(search: URLSearchParams) {
  const get = (name: string) => search.get(name)
  const page = Number(get('page') ?? 1)
  return {
    filters: onlySet({
      text: readText(get('text'), 60),
      barcode: readText(get('barcode'), 60),
      state: oneOf(productStates, get('state')),
      /** Level and code, as in "2-WATER". */
      category: /^[1-5]-.{1,60}$/.test(get('category') ?? '') ? (get('category') ?? undefined) : undefined,
      brand: readText(get('brand'), 60),
    }),
    sort: oneOf(productSorts, get('sort')) ?? 'popular',
    page: Number.isInteger(page) && page > 1 && page <= mostSkipped / productsOnPage ? page : 1,
  }
}
export type ProductQuery = ReturnType<typeof readProductQuery>

/** The address of the same list with some of it changed; another list begins at its first page. */
export function productQueryOf(
  { filters, sort }: ProductQuery,
  changed: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  return { sort: sort === 'popular' ? undefined : sort, ...filters, ...changed }
}
