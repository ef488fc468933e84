import type { CartKind } from '#shop/cart/cart.ts'
import { type CartKey, currentCart, guestCarts, subscribe } from '#web/customer/cart/cart-store.ts'
import type { StoredCart } from '#web/customer/cart/stored-cart.ts'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'
import type { Outcome } from './send-cart.ts'

const pauseMs = 900
const againMs = 15_000
const firstMs = 2500
/** Each tab loads the cart once by itself, since another device may have filled it. */
const syncedKey = (key: CartKey) => `${key}_heard`

/** Syncs a cart whenever something in it is unsent; the returned function ends it. */
export function startCartSyncLoop(key: CartKey, kind: CartKind, send: () => Promise<Outcome>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Products the server did not take, since the centre does not sell them, are not sent again.
  let sent: StoredCart['unsent'] = {}
  let ended = false
  const waits = () => Object.entries(currentCart(key).unsent).some(([code, at]) => sent[code] !== at)
  const sync = async () => {
    const { unsent } = currentCart(key)
    // A failed sync, or a script that did not load, is retried later or when the browser is online.
    const outcome = await send().catch(() => 'unknown')
    if (outcome === 'unknown' && !ended) later(againMs)
    if (outcome !== 'ok') return
    sessionStore.write(syncedKey(key), '1')
    sent = unsent
  }
  const later = (ms: number, act: () => unknown = sync) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const now = () => later(0)
  const stop = subscribe(() => waits() && later(pauseMs, () => waits() && sync()))
  addEventListener('online', now)
  if (waits() || guestCarts(kind, key).length > 0) now()
  else if (kind !== 'advance' && !sessionStore.read(syncedKey(key))) later(firstMs)
  return () => {
    ended = true
    stop()
    clearTimeout(timer)
    removeEventListener('online', now)
  }
}
