import { sql } from 'kysely'
import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes } from '#api/catalogue/product-items.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  addToWishlistContract,
  removeFromWishlistContract,
  wishlistContract,
  wishlistContracts,
} from '#shop/wishlist/wishlist-contracts.ts'

const longestList = 500

async function findWishlist(db: Db, { saleUnit, code }: Buyer): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist')
    .select('product_code')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .orderBy('added_at', 'desc')
    .orderBy('product_code')
    .limit(longestList)
    .execute()
  return rows.map((row) => row.product_code)
}

const addToWishlist: Handler<typeof addToWishlistContract> = async ({ codes }, { db, caller, now }) => {
  const buyer = await loadBuyer({ db, caller })
  await db
    .insertInto('wishlist')
    .columns(['sale_unit', 'customer_code', 'product_code', 'added_at', 'waits_since'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        // The customer's row is locked, so that an erased shop gets no new lines during an erasure.
        .innerJoin('customers', (join) => join.on('customers.sale_unit', '=', buyer.saleUnit))
        .leftJoin('stock', (join) =>
          join.on('stock.sale_unit', '=', buyer.saleUnit).onRef('stock.product_code', '=', 'products.code'),
        )
        .select((p) => [
          'products.sale_unit',
          'customers.code as customer_code',
          'products.code',
          p.val(now).as('added_at'),
          // A product that is sold out when added is announced when it is back in stock.
          sql<Date | null>`case when stock.on_hand <= stock.reserved then ${now}::timestamptz end`.as(
            'waits_since',
          ),
        ])
        .where('products.sale_unit', '=', buyer.saleUnit)
        .where('products.code', 'in', codes)
        .where('customers.code', '=', buyer.code)
        .where('customers.status', '=', 'active')
        .forKeyShare('customers'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { codes: await findWishlist(db, buyer) }
}

const removeFromWishlist: Handler<typeof removeFromWishlistContract> = async ({ codes }, { db, caller }) => {
  const buyer = await loadBuyer({ db, caller })
  await db
    .deleteFrom('wishlist')
    .where('sale_unit', '=', buyer.saleUnit)
    .where('customer_code', '=', buyer.code)
    .where('product_code', 'in', codes)
    .execute()
  return { codes: await findWishlist(db, buyer) }
}

const readWishlist: Handler<typeof wishlistContract> = async ({ detail }, { db, caller, now, log }) => {
  const buyer = await loadBuyer({ db, caller })
  const codes = await findWishlist(db, buyer)
  if (!detail) return { codes, products: [] }
  const table = await loadPriceTable({ db, now, log }, buyer)
  return { codes, products: await productsOfCodes({ db, buyer, table }, codes) }
}

export const wishlistHandlers: HandlersOf<typeof wishlistContracts> = {
  addFavourites: addToWishlist,
  removeFavourites: removeFromWishlist,
  favourites: readWishlist,
}
