import type { Context } from '#api/kit/context.ts'
import type { Handler } from '#api/kit/perform.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { findOrderedCodes } from './buy-again-queries.ts'
import { type Buyer, loadBuyer } from './buyer.ts'
import { loadPriceTable, type PriceTable, promotedCodes } from './price-table.ts'
import { findProductRows, listPage, pageOfCodes, type Wanted } from './product-list-queries.ts'

type Around = { db: Context['db']; buyer: Buyer; table: PriceTable }

/** Products of these codes as the buyer sees them, in the order of the codes; what they may not see is left out. */
export async function productsOfCodes({ db, buyer, table }: Around, codes: readonly string[]): Promise<Product[]> {
  if (codes.length === 0) return []
  return (await findProductRows(db, pageOfCodes(codes, buyer), buyer, table.day)).map(table.priced)
}

export async function productsOfList({ db, buyer, table }: Around, wanted: Wanted): Promise<Product[]> {
  return (await findProductRows(db, listPage(wanted, buyer), buyer, table.day)).map(table.priced)
}

export const productItems: Handler<Contracts['productItems']> = async (wanted, { db, caller, now }) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable(db, buyer, now)
  const around = { db, buyer, table }
  if (wanted.useOwnBestSeller && !buyer.isGuest) {
    const own = await findOrderedCodes(db, buyer, { take: wanted.take, skip: wanted.skip })
    if (own.length > 0 || wanted.skip > 0) return productsOfCodes(around, own)
  }
  const promoted = wanted.onlyPromoted || wanted.promotionId ? promotedCodes(table, wanted.promotionId) : undefined
  return productsOfList(around, { ...wanted, promotedCodes: promoted })
}
