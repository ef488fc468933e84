import { useEffect } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { syncWishlist } from './sync-wishlist.ts'
import { mergeGuestWishlist, mergeServerWishlist } from './wishlist.ts'
import {
  changeWishlist,
  currentWishlist,
  forgetWishlist,
  guestWishlists,
  useWishlist,
  useWishlistKey,
} from './wishlist-store.ts'

const restMs = 800
const freshMs = 10 * 60_000

/** Syncs the wishlist shortly after the last change, and merges a guest's list on sign-in. */
export function WishlistSync() {
  const visitor = useSite()?.visitor
  const locale = useLocale()
  const key = useWishlistKey()
  const signedIn = visitor !== undefined && !visitor.isGuest
  const { unsent } = useWishlist()

  useEffect(() => {
    if (!signedIn || !key) return
    // A list filled before somebody acts for a client is not the client's.
    if (visitor?.actedForBy) return
    for (const guest of guestWishlists()) {
      changeWishlist(key, (own) => mergeGuestWishlist(own, guest.wishlist))
      forgetWishlist(guest.key)
    }
  }, [signedIn, key, visitor?.actedForBy])

  useEffect(() => {
    if (!signedIn || !key) return
    const due = Object.keys(unsent).length > 0 || Date.now() - currentWishlist(key).heardAt > freshMs
    if (!due) return
    const send = async () => {
      const synced = await syncWishlist(locale, currentWishlist(key).unsent)
      if (synced)
        changeWishlist(key, (now) => mergeServerWishlist(now, synced.sent, synced.codes, Date.now()))
    }
    const timer = setTimeout(send, restMs)
    addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', send)
    }
  }, [signedIn, key, unsent, locale])
  return null
}
