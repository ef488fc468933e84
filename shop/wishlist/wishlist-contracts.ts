import { z } from 'zod'
import { productCodec } from '../catalogue/product-wire.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryFlag } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'

const codes = named({ codes: ['productIds', z.array(z.string().min(1).max(60)).min(1).max(200)] })
/** The whole list after the change, the newest first. */
const wholeList = named({ codes: ['productIds', z.array(z.string())] })

export const addToWishlistContract = endpoint({
  method: 'POST',
  path: 'api/Products/favourite/items/add',
  says: 'Puts products on the caller’s wishlist; those already there, or not sold here, change nothing.',
  who: signedInShoppers,
  touches: { of: 'caller', exampleRequest: () => ({ productIds: ['1001'] }) },
  request: codes,
  answer: wholeList,
})

export const removeFromWishlistContract = endpoint({
  method: 'POST',
  path: 'api/Products/favourite/items/remove',
  says: 'Takes products off the caller’s wishlist.',
  who: signedInShoppers,
  touches: { of: 'caller', exampleRequest: () => ({ productIds: ['1001'] }) },
  request: codes,
  answer: wholeList,
})

export const wishlistContract = endpoint({
  method: 'GET',
  path: 'api/Products/favourite/items',
  says: 'The caller’s wishlist, the newest first: codes, and with detail the products that can be bought now.',
  who: signedInShoppers,
  touches: { of: 'caller' },
  request: named({ detail: ['detail', queryFlag.optional()] }),
  answer: named({
    codes: ['productIds', z.array(z.string())],
    products: ['products', z.array(productCodec)],
  }),
})

export const wishlistContracts = {
  addFavourites: addToWishlistContract,
  removeFavourites: removeFromWishlistContract,
  favourites: wishlistContract,
}
