import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { share, shareAnswers } from '#api/kit/calls/shared-answers.ts'
import { searchIn } from '#api/search/search.ts'
import { noteMiss } from '#api/search/search-misses.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { batchCache } from '#shop/time/loading-cache.ts'
import { findOrderedCodes } from './buy-again-queries.ts'
import { alikeWith, loadPriceTable, type PriceTable, promotedCodes } from './price-table.ts'
import {
  findPageCodes,
  findProductRows,
  levelHasGaps,
  listPage,
  type ProductListRequest,
  pageOfCodes,
} from './product-list-queries.ts'
import { findPromotedProducts, popularOf } from './promoted-products.ts'

type ListDeps = { db: Context['db']; buyer: Buyer; table: PriceTable }

/** Products by code as the buyer sees them, in the order of the codes; hidden ones are left out. */
export async function productsOfCodes(
  { db, buyer, table }: ListDeps,
  codes: readonly string[],
): Promise<Product[]> {
  if (codes.length === 0) return []
  return (await findProductRows(db, pageOfCodes(codes, buyer), buyer, table.day)).map(table.priced)
}

/** How long products and pages are shared between equal buyers; an order reads fresh prices and stock. */
export const alikeForMs = 1_000
const products = batchCache<Product>({ freshMs: alikeForMs, most: 3_000 })
const lists = shareAnswers<Product[]>(alikeForMs)

/**
 * The same with a cache shared between equal buyers, since lists overlap and most requests are for popular
 * products.
 */
export async function alikeProducts(deps: ListDeps, codes: readonly string[]): Promise<Product[]> {
  const { db, buyer, table } = deps
  const found = await products(db, alikeWith(buyer, table), codes, async (missing) => {
    const products = await productsOfCodes(deps, missing)
    return new Map(products.map((product) => [product.code, share(product)]))
  })
  return found.filter((product) => product !== undefined)
}

/** The search result's limit when it is filtered further or sorted by price. */
const mostNarrowed = 1_000

/** A page of the list, along an index, or through the search when there is a text. */
export async function productsOfList(deps: ListDeps, request: ProductListRequest): Promise<Product[]> {
  const { db, buyer, table } = deps
  const rowsOf = async (list: ProductListRequest) => {
    const gapped = list.sortByPrice ? { ...list, levelHasGaps: await levelHasGaps(db, buyer) } : list
    return alikeProducts(deps, await findPageCodes(db, listPage(gapped, buyer)))
  }
  if (request.promotedCodes && isPlain(request))
    return alikeProducts(
      deps,
      popularOf(await findPromotedProducts(db, buyer.saleUnit, table), request.promotedCodes, buyer, request),
    )
  if (!request.text.trim()) return rowsOf(request)
  const categories = ([1, 2, 3] as const).flatMap((level) =>
    request[`h${level}`] ? [{ level, code: request[`h${level}`] ?? '' }] : [],
  )
  const search = {
    saleUnit: buyer.saleUnit,
    licensed: buyer.mayBuyLicensed,
    text: request.text,
    categories,
    only: onlyOf(request),
  }
  const narrowed = isNarrowed(request)
  const found = await searchIn(db).findCodes({
    ...search,
    ...(narrowed ? { take: mostNarrowed, skip: 0 } : { take: request.take, skip: request.skip }),
  })
  if (found.length === 0) return []
  return narrowed ? rowsOf({ ...request, foundCodes: found }) : alikeProducts(deps, found)
}

function isPlain(request: ProductListRequest): boolean {
  const { text, codes, foundCodes, h1, h2, h3 } = request
  return !text.trim() && !codes && !foundCodes && !h1 && !h2 && !h3 && !isNarrowed(request)
}

/** The codes that are in every list of codes that filters the request. */
function onlyOf({ codes, promotedCodes, foundCodes }: ProductListRequest): string[] | undefined {
  const [first, ...others] = [codes, promotedCodes, foundCodes].filter((list) => list !== undefined)
  const sets = others.map((list) => new Set(list))
  return first?.filter((code) => sets.every((set) => set.has(code)))
}

/** Whether filters or an order apply besides the search. */
function isNarrowed({
  h4,
  h5,
  materialType,
  onlyRedeemable,
  highlight,
  types,
  displayGroupId,
  sortByPrice,
}: ProductListRequest): boolean {
  return Boolean(
    h4 ||
      h5 ||
      materialType ||
      onlyRedeemable ||
      highlight ||
      types.length > 0 ||
      displayGroupId !== undefined ||
      sortByPrice,
  )
}

export const productItems: Handler<typeof productItemsContract> = async (
  request,
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const deps = { db, buyer, table }
  const promoted = () =>
    request.onlyPromoted || request.promotionId ? promotedCodes(table, request.promotionId) : undefined
  // All codes, whichever page is requested, so that every page shows either own orders or best sellers.
  const own =
    request.useOwnBestSeller && !buyer.isGuest
      ? await findOrderedCodes(db, buyer, { take: mostNarrowed, skip: 0 })
      : []
  if (own.length > 0) return productsOfList(deps, { ...request, promotedCodes: promoted(), foundCodes: own })
  const found = await lists(db, `${alikeWith(buyer, table)} ${JSON.stringify(request)}`, () =>
    productsOfList(deps, { ...request, promotedCodes: promoted() }),
  )
  if (found.length === 0 && isOnlySearched(request))
    noteMiss(db, { saleUnit: buyer.saleUnit, day: table.day, text: request.text })
  return found
}

/** Whether nothing but its words can be why a search found nothing. */
function isOnlySearched(request: InputOf<typeof productItemsContract>): boolean {
  const { text, skip, codes, h1, h2, h3, onlyPromoted, promotionId } = request
  const isFiltered = codes || h1 || h2 || h3 || onlyPromoted || promotionId
  return text.trim() !== '' && skip === 0 && !isFiltered && !isNarrowed(request)
}
