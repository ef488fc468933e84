import { useEffect } from 'react'
import { useSite } from '#web/kit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { type CartKey, currentCart, guestCarts, subscribe } from './cart-store.ts'
import type { CartKind } from './stored-cart.ts'
import { useCartKey } from './use-cart.ts'

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

/** Whether this visitor's cart is kept on the server; a guest's stays in the browser. */
export function useKeepsCart(): boolean {
  const visitor = useSite()?.visitor
  return visitor !== undefined && !visitor.isGuest
}

/** Tells the server what changed, a breath after the last touch and again when the signal is back. The part that talks is fetched when it is needed. */
export function CartKeeper() {
  const keeps = useKeepsCart()
  const pointsMode = useSite()?.pointsMode
  return (
    <>
      {keeps ? <KeepOne kind="normal" /> : null}
      {keeps ? <KeepOne kind="advance" /> : null}
      {keeps && pointsMode ? <KeepOne kind="points" /> : null}
    </>
  )
}

const waiting = (key: CartKey) => Object.keys(currentCart(key).unsent).length > 0

function KeepOne({ kind }: { kind: CartKind }) {
  const key = useCartKey(kind)
  const locale = useLocale()
  useEffect(() => {
    if (!key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      timer = undefined
      // What was not heard is tried again later, or when the signal is back; so is the part that talks.
      const heard = import('./send-cart.ts').then(({ sendCart }) => sendCart({ key, kind, locale, keeps: true }, false))
      if (await heard.catch(() => false)) remember(key)
      else later(againMs)
    }
    const later = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(send, ms)
    }
    const soon = () => waiting(key) && later(pauseMs)
    const now = () => later(0)
    const stop = subscribe(soon)
    addEventListener('online', now)
    if (waiting(key) || guestCarts(kind, key).length > 0) later(0)
    else if (kind !== 'advance' && !remembers(key)) later(firstMs)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [key, kind, locale])
  return null
}
