import { useEffect } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import { tellServer } from './tell-server.ts'
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

/** Keeps a customer's hearts and the server's list the same: changes go out when the fingers rest, a guest's hearts move in on signing in. */
export function WishlistKeeper() {
  const visitor = useSite()?.visitor
  const key = useWishKey()
  const signedIn = visitor !== undefined && !visitor.isGuest
  const { unsent } = useWishes()

  useEffect(() => {
    if (!signedIn || !key) return
    // What was put aside before somebody acts for a client is not the client's.
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
      const heard = await tellServer(currentWishes(key).unsent)
      if (heard) changeWishes(key, (now) => afterHearing(now, heard.sent, heard.codes, Date.now()))
    }
    const timer = setTimeout(send, restMs)
    addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', send)
    }
  }, [signedIn, key, unsent])
  return null
}
