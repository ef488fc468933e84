import type { CartKind } from '#shop/cart/cart.ts'
import { type CartKey, currentCart, guestCarts, subscribe } from '#web/customer/cart/cart-store.ts'
import type { StoredCart } from '#web/customer/cart/stored-cart.ts'
import type { Outcome } from './send-cart.ts'

const pauseMs = 900
const againMs = 15_000
const firstMs = 2500
const heardKey = (key: CartKey) => `${key}_heard`

/** Once a tab the cart is fetched unasked: it may have been filled on another device. */
function remembers(key: CartKey): boolean {
  try {
    return sessionStorage.getItem(heardKey(key)) !== null
  } catch {
    return true
  }
}

function remember(key: CartKey): void {
  try {
    sessionStorage.setItem(heardKey(key), '1')
  } catch {}
}

/** Sends a cart whenever something of it waits to be told, until it is ended by what this gives. */
export function keepTelling(key: CartKey, kind: CartKind, send: () => Promise<Outcome>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What the server heard and did not take, since the centre does not sell it, waits no more.
  let told: StoredCart['unsent'] = {}
  let ended = false
  const waits = () => Object.entries(currentCart(key).unsent).some(([code, at]) => told[code] !== at)
  const tell = async () => {
    const { unsent } = currentCart(key)
    // What was not heard is tried again later, or when the signal is back; so is the part that talks.
    const outcome = await send().catch(() => 'unheard')
    if (outcome === 'unheard' && !ended) later(againMs)
    if (outcome !== 'heard') return
    remember(key)
    told = unsent
  }
  const later = (ms: number, act: () => unknown = tell) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const now = () => later(0)
  const stop = subscribe(() => waits() && later(pauseMs, () => waits() && tell()))
  addEventListener('online', now)
  if (waits() || guestCarts(kind, key).length > 0) now()
  else if (kind !== 'advance' && !remembers(key)) later(firstMs)
  return () => {
    ended = true
    stop()
    clearTimeout(timer)
    removeEventListener('online', now)
  }
}
