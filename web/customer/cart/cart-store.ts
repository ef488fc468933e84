import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { emptyCart, putLines, readCart, type StoredCart, writeCart } from './stored-cart.ts'

/** One cart of one customer at one centre. */
export type CartKey = `sangdai_cart_${string}`

const known = new Map<string, StoredCart>()
const listeners = new Set<() => void>()

export function cartKey({
  customer,
  saleUnit,
  kind,
}: {
  customer: string
  saleUnit: string
  kind: CartKind
}): CartKey {
  return `sangdai_cart_${customer}_${saleUnit}_${kind}`
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** The cart as this tab knows it; the same object until it changes. */
export function currentCart(key: CartKey | undefined): StoredCart {
  if (!key) return emptyCart
  const cart = known.get(key) ?? mended(key)
  known.set(key, cart)
  return cart
}

/** Reads the stored cart; a damaged one is repaired, or cleared. */
function mended(key: string): StoredCart {
  const text = localStore.read(key)
  const cart = readCart(text)
  if (text !== null && text !== writeCart(cart)) save(key, cart)
  return cart
}

function save(key: string, cart: StoredCart): void {
  if (cart.lines.length === 0 && Object.keys(cart.unsent).length === 0) localStore.remove(key)
  else localStore.write(key, writeCart(cart))
}

/** Changes a cart. It reads the storage again, since another tab may have added lines. */
export function changeCart(key: CartKey, change: (cart: StoredCart) => StoredCart): StoredCart {
  const text = localStore.read(key)
  const next = change(text === null && known.has(key) ? currentCart(key) : readCart(text))
  known.set(key, next)
  save(key, next)
  notify()
  return next
}

export function putInCart(key: CartKey, lines: readonly CartLine[]): void {
  if (lines.length > 0) changeCart(key, (cart) => putLines(cart, lines, Date.now()))
}

/** Sets the quantity of one unit; an added product is selected. */
export function setQuantity(key: CartKey, code: string, position: 1 | 2 | 3, quantity: number): void {
  changeCart(key, (cart) => {
    const before = cart.lines.find((line) => line.productCode === code)
    const quantities = [...(before?.quantities ?? [0, 0, 0])] as [number, number, number]
    const more = quantity > (before?.quantities[(position - 1) as 0 | 1 | 2] ?? 0)
    quantities[position - 1] = quantity
    return putLines(
      cart,
      [{ productCode: code, quantities, selected: more || (before?.selected ?? true) }],
      Date.now(),
    )
  })
}

/** Stores the price a guest saw when adding, so that a change after sign-in can be shown. */
export function notePrice(key: CartKey, code: string, position: number, price: number): void {
  const name = key.replace('cart', 'seen')
  try {
    const seen = JSON.parse(localStore.read(name) ?? '{}')
    localStore.write(name, JSON.stringify({ ...seen, [`${code} ${position}`]: price }))
  } catch {
    // What stands there cannot be read; the cart page writes it anew.
  }
}

/** Another tab wrote, or this page was suspended while one could have. */
function onChange(event: Event): void {
  const key = event instanceof StorageEvent ? event.key : null
  if (key === null) known.clear()
  else if (!known.delete(key)) return
  notify()
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onChange)
    addEventListener('pageshow', onChange)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onChange)
    removeEventListener('pageshow', onChange)
  }
}

/**
 * Guest carts of all centres that are not empty. A person acting for a customer takes none, since the
 * customer did not choose those products.
 */
export function guestCarts(kind: CartKind, into: CartKey): CartKey[] {
  if (into.includes('~')) return []
  return localStore
    .keys()
    .filter(
      (key): key is CartKey =>
        key.startsWith('sangdai_cart_GUEST_') &&
        key.endsWith(`_${kind}`) &&
        currentCart(key as CartKey).lines.length > 0,
    )
}
