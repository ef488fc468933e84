import { z } from 'zod'
import {
  addToWishlistContract,
  removeFromWishlistContract,
  wishlistContract,
} from '#shop/wishlist/wishlist-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

const codes = z.array(z.string().min(1).max(60)).max(60)

export const wishlistCalls = {
  /** Takes what changed on a phone and answers the whole list as the server keeps it. */
  syncWishlist: pageCall(z.object({ add: codes, remove: codes }), async ({ add, remove }, { call }) => {
    if (add.length > 0) await call(addToWishlistContract, { codes: add })
    if (remove.length > 0) await call(removeFromWishlistContract, { codes: remove })
    return { codes: (await call(wishlistContract, { detail: false })).codes }
  }),
}
export type WishlistCalls = typeof wishlistCalls
