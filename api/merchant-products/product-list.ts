import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { searchIn } from '#api/search/search.ts'
import { indexedSoFar } from '#api/search/vocabulary-store.ts'
import { materialTypeName } from '#shop/catalogue/material-types.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  materialTypesContract,
  merchantProductContract,
  merchantProductListContract,
} from '#shop/merchant-products/merchant-product-contracts.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import {
  findAmong,
  findByBarcode,
  findMarked,
  findMaterialTypes,
  isMark,
  type ListRequest,
  pageOf,
} from './product-list-queries.ts'
import { loadProducts } from './product-row.ts'

const saleUnitOf = ({ caller }: Pick<Context, 'caller'>) => {
  if (caller.kind === 'nobody') throw refuse(identityProblems.signInFirst)
  return caller.saleUnit
}

export const merchantProductList: Handler<typeof merchantProductListContract> = async (request, context) => {
  const saleUnit = request.saleUnit ?? saleUnitOf(context)
  const codes = await findCodes(context.db, { ...request, saleUnit })
  const products = await loadProducts(context.db, saleUnit, codes, bangkokDay(context.now))
  return products.map((product) => withoutCost(product, context))
}

const maySetPrices: readonly string[] = [roles.manager, roles.owner]

/** What goods cost is for those who set prices. */
const withoutCost = (product: MerchantProduct, { caller }: Pick<Context, 'caller'>): MerchantProduct =>
  caller.kind === 'merchant' && maySetPrices.includes(caller.role) ? product : { ...product, cost: null }

/** The codes, or the query that finds them, which is then part of the query for the products. */
async function findCodes(
  db: Context['db'],
  request: ListRequest,
): Promise<Parameters<typeof loadProducts>[2]> {
  const { barcode, code, state } = request
  if (barcode.trim() !== '') return findByBarcode(db, request)
  if (code.trim() !== '') return request.skip === 0 ? [code.trim()] : []
  if (request.text.trim() !== '') return findByText(db, request)
  return isMark(state) ? findMarked(db, state, request) : pageOf(request)
}

/** A search that is narrowed further looks at so many products. */
const mostNarrowed = 1_000

/** What shoppers find, then what they do not see. */
async function findByText(db: Context['db'], request: ListRequest): Promise<string[]> {
  const { saleUnit, text, state, take, skip } = request
  const categories = ([1, 2, 3] as const).flatMap((level) => {
    const code = request[`h${level}`]
    return code ? [{ level, code }] : []
  })
  const search = searchIn(db)
  const shown = (part: { take: number; skip: number }) =>
    state === 'inactive' ? [] : search.findCodes({ saleUnit, text, categories, licensed: true, ...part })
  const hidden = (take: number) =>
    state === 'active' ? [] : search.findHidden({ saleUnit, text, categories, take })
  if (!isNarrowed(request)) {
    const page = await shown({ take, skip })
    if (page.length === take) return page
    const before = skip === 0 ? page : await shown({ take: mostNarrowed, skip: 0 })
    return [...before, ...(await hidden(skip + take))].slice(skip, skip + take)
  }
  const found = [...(await shown({ take: mostNarrowed, skip: 0 })), ...(await hidden(mostNarrowed))]
  if (found.length === 0) return []
  if (!isMark(state)) return findAmong(db, request, found)
  const all = new Set(await findMarked(db, state, { ...request, skip: 0, take: Number.MAX_SAFE_INTEGER }))
  return found.filter((code) => all.has(code)).slice(skip, skip + take)
}

/** Whether filters apply that the search does not know. */
const isNarrowed = ({ h4, h5, brandCode, after, state }: ListRequest) =>
  Boolean(h4 || h5 || brandCode || after) || isMark(state) || state === 'noPicture'

export const merchantProduct: Handler<typeof merchantProductContract> = async (
  { code, saleUnit },
  { db, now, caller },
) => {
  const [product] = await loadProducts(db, saleUnit, [code], bangkokDay(now))
  if (!product) throw refuse(merchantProductsProblems.none)
  return withoutCost(product, { caller })
}

const types = loadingCache<string[]>({ freshMs: 60_000, most: 64 })

/** Those in use, and the usual one. */
export const materialTypes: Handler<typeof materialTypesContract> = async (_request, context) => {
  const saleUnit = saleUnitOf(context)
  const key = `${saleUnit} ${await indexedSoFar(context.db, saleUnit)}`
  const used = await types.get(context.db, key, () => findMaterialTypes(context.db, saleUnit))
  return [...new Set(['FG', ...used])].map((code) => {
    const { th, en } = materialTypeName(code)
    return { code, nameTh: th, nameEn: en }
  })
}
