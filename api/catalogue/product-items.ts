import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { share, shareAnswers } from '#api/kit/calls/shared-answers.ts'
import { searchIn } from '#api/search/search.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { batchCache } from '#shop/time/loading-cache.ts'
import { findOrderedCodes } from './buy-again-queries.ts'
import { alikeWith, loadPriceTable, type PriceTable, promotedCodes } from './price-table.ts'
import {
  findPageCodes,
  findProductRows,
  levelHasGaps,
  listPage,
  pageOfCodes,
  type Wanted,
} from './product-list-queries.ts'
import { popularOf, promotedGoods } from './promoted-products.ts'

type Around = { db: Context['db']; buyer: Buyer; table: PriceTable }

/** Products by code as the buyer sees them, in the order of the codes; hidden ones are left out. */
export async function productsOfCodes(
  { db, buyer, table }: Around,
  codes: readonly string[],
): Promise<Product[]> {
  if (codes.length === 0) return []
  return (await findProductRows(db, pageOfCodes(codes, buyer), buyer, table.day)).map(table.priced)
}

/** How long products and pages are shared between equal buyers; an order reads fresh prices and stock. */
export const alikeForMs = 1_000
const goods = batchCache<Product>({ freshMs: alikeForMs, most: 3_000 })
const lists = shareAnswers<Product[]>(alikeForMs)

/**
 * The same with a cache shared between equal buyers, since lists overlap and most requests are for popular
 * products.
 */
export async function alikeProducts(around: Around, codes: readonly string[]): Promise<Product[]> {
  const { db, buyer, table } = around
  const found = await goods(db, alikeWith(buyer, table), codes, async (missing) => {
    const products = await productsOfCodes(around, missing)
    return new Map(products.map((product) => [product.code, share(product)]))
  })
  return found.filter((product) => product !== undefined)
}

/** The search result's limit when it is filtered further or sorted by price. */
const mostNarrowed = 1_000

/** A page of the list, along an index, or through the search when there is a text. */
export async function productsOfList(around: Around, wanted: Wanted): Promise<Product[]> {
  const { db, buyer, table } = around
  const rowsOf = async (list: Wanted) => {
    const gapped = list.sortByPrice ? { ...list, levelHasGaps: await levelHasGaps(db, buyer) } : list
    return alikeProducts(around, await findPageCodes(db, listPage(gapped, buyer)))
  }
  if (wanted.promotedCodes && isPlain(wanted))
    return alikeProducts(
      around,
      popularOf(await promotedGoods(db, buyer.saleUnit, table), wanted.promotedCodes, buyer, wanted),
    )
  if (!wanted.text.trim()) return rowsOf(wanted)
  const categories = ([1, 2, 3] as const).flatMap((level) =>
    wanted[`h${level}`] ? [{ level, code: wanted[`h${level}`] ?? '' }] : [],
  )
  const wish = {
    saleUnit: buyer.saleUnit,
    licensed: buyer.mayBuyLicensed,
    text: wanted.text,
    categories,
    only: onlyOf(wanted),
  }
  const narrowed = isNarrowed(wanted)
  const found = await searchIn(db).findCodes({
    ...wish,
    ...(narrowed ? { take: mostNarrowed, skip: 0 } : { take: wanted.take, skip: wanted.skip }),
  })
  if (found.length === 0) return []
  return narrowed ? rowsOf({ ...wanted, foundCodes: found }) : alikeProducts(around, found)
}

function isPlain(wanted: Wanted): boolean {
  const { text, codes, foundCodes, h1, h2, h3 } = wanted
  return !text.trim() && !codes && !foundCodes && !h1 && !h2 && !h3 && !isNarrowed(wanted)
}

/** The codes that are in every list of codes that filters the request. */
function onlyOf({ codes, promotedCodes, foundCodes }: Wanted): string[] | undefined {
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
}: Wanted): boolean {
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
  wanted,
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const around = { db, buyer, table }
  const promoted = () =>
    wanted.onlyPromoted || wanted.promotionId ? promotedCodes(table, wanted.promotionId) : undefined
  // All codes, whichever page is requested, so that every page shows either own orders or best sellers.
  const own =
    wanted.useOwnBestSeller && !buyer.isGuest
      ? await findOrderedCodes(db, buyer, { take: mostNarrowed, skip: 0 })
      : []
  if (own.length > 0) return productsOfList(around, { ...wanted, promotedCodes: promoted(), foundCodes: own })
  return lists(db, `${alikeWith(buyer, table)} ${JSON.stringify(wanted)}`, () =>
    productsOfList(around, { ...wanted, promotedCodes: promoted() }),
  )
}
