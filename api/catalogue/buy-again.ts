import { loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { buyAgainContract } from '#shop/catalogue/buy-again-contract.ts'
import { pageSize } from '#shop/catalogue/product.ts'
import { findOrderedCodes } from './buy-again-queries.ts'
import { loadPriceTable } from './price-table.ts'
import { productsOfCodes } from './product-items.ts'

export const buyAgain: Handler<typeof buyAgainContract> = async (
  { take = pageSize, skip = 0 },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  return productsOfCodes({ db, buyer, table }, await findOrderedCodes(db, buyer, { take, skip }))
}
