import { useSyncExternalStore } from 'react'
import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { type CartKey, cartKey, currentCart, subscribe } from './cart-store.ts'
import { emptyCart, type StoredCart } from './stored-cart.ts'

/** The cart's owner on this page, if anyone may buy. A person acting for a customer fills a separate cart. */
export function useCartKey(kind?: CartKind): CartKey | undefined {
  const site = useSite()
  const visitor = site?.visitor
  if (!visitor) return undefined
  const customer = visitor.actedForBy ? `${visitor.code}~${visitor.actedForBy}` : visitor.code
  return cartKey({
    customer,
    saleUnit: visitor.saleUnit,
    kind: kind ?? (site.pointsMode ? 'points' : 'normal'),
  })
}

/** The whole cart; empty on the server and until hydration, so that both render the same. */
export function useCart(kind?: CartKind): StoredCart {
  const key = useCartKey(kind)
  return useSyncExternalStore(
    subscribe,
    () => currentCart(key),
    () => emptyCart,
  )
}

/** One line, so that a card does not render again when another line changes. */
export function useCartLine(code: string, kind?: CartKind): CartLine | undefined {
  const key = useCartKey(kind)
  return useSyncExternalStore(
    subscribe,
    () => currentCart(key).lines.find((line) => line.productCode === code),
    () => undefined,
  )
}
