import { useSyncExternalStore } from 'react'
import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { type CartKey, cartKey, currentCart, subscribe } from './cart-store.ts'
import { emptyCart, type StoredCart } from './stored-cart.ts'

/** Whose cart this page shows; nothing when nobody may buy here. Whoever acts for a customer fills a cart apart from the customer's own. */
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

/** The whole cart. Empty on the server and until the page is awake, so that both draw the same. */
export function useCart(kind?: CartKind): StoredCart {
  const key = useCartKey(kind)
  return useSyncExternalStore(
    subscribe,
    () => currentCart(key),
    () => emptyCart,
  )
}

/** One line; a card that shows it is not drawn again when another line changes. */
export function useCartLine(code: string, kind?: CartKind): CartLine | undefined {
  const key = useCartKey(kind)
  return useSyncExternalStore(
    subscribe,
    () => currentCart(key).lines.find((line) => line.productCode === code),
    () => undefined,
  )
}
