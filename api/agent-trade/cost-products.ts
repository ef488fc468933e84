import { loadBuyer } from '#api/buyers/buyer.ts'
import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes, productsOfList } from '#api/catalogue/product-items.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { CostProduct } from '#shop/agent-trade/agent-price-contracts.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { type InputOf, withDefaults } from '#shop/contract/endpoint.ts'
import { findPlaces } from './find-rules.ts'

type Deps = Pick<Context, 'db' | 'now' | 'log'>

/** What an agent pays for a product today: their own price with VAT, before promotions with a threshold. */
function costsOf(product: Product): CostProduct['units'] {
  return product.units
    .filter(({ showPrice }) => showPrice)
    .map(({ position, rate, priceInVat, name }) => ({ position, rate, cost: priceInVat, name }))
}

type Wanted = { h1?: string; h2?: string; h3?: string; text?: string; codes?: string[]; take: number }

/** Products of the centre as the agent buys them, by category or words, else the most popular. */
export async function findCostProducts(
  { db, now, log, caller }: Deps & Pick<Context, 'caller'>,
  { codes, ...wanted }: Wanted,
): Promise<CostProduct[]> {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const deps = { db, buyer, table }
  const request = withDefaults(productItemsContract, wanted) as InputOf<typeof productItemsContract>
  const products = codes ? await productsOfCodes(deps, codes) : await productsOfList(deps, request)
  const places = await findPlaces(
    db,
    buyer.saleUnit,
    products.map(({ code }) => code),
  )
  return products.map((product) => ({
    ...{ code: product.code, name: product.name, picture: product.pictures[0] ?? null },
    ...{ categories: places.get(product.code) ?? [], units: costsOf(product) },
  }))
}
