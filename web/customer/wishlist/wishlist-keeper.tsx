import { useEffect } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { syncWishlist } from './sync-wishlist.ts'
import { afterHearing, withGuestWishes } from './wishlist.ts'
import {
  changeWishes,
  currentWishes,
  forgetWishes,
  guestWishes,
  useWishes,
  useWishKey,
} from './wishlist-store.ts'

const restMs = 800
const freshMs = 10 * 60_000

/** Syncs the wishlist shortly after the last change, and merges a guest's list on sign-in. */
export function WishlistKeeper() {
  const visitor = useSite()?.visitor
  const locale = useLocale()
  const key = useWishKey()
  const signedIn = visitor !== undefined && !visitor.isGuest
  const { unsent } = useWishes()

  useEffect(() => {
    if (!signedIn || !key) return
    // A list filled before somebody acts for a client is not the client's.
    if (visitor?.actedForBy) return
    for (const guest of guestWishes()) {
      changeWishes(key, (own) => withGuestWishes(own, guest.wished))
      forgetWishes(guest.key)
    }
  }, [signedIn, key, visitor?.actedForBy])

  useEffect(() => {
    if (!signedIn || !key) return
    const due = Object.keys(unsent).length > 0 || Date.now() - currentWishes(key).heardAt > freshMs
    if (!due) return
    const send = async () => {
      const synced = await syncWishlist(locale, currentWishes(key).unsent)
      if (synced) changeWishes(key, (now) => afterHearing(now, synced.sent, synced.codes, Date.now()))
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
