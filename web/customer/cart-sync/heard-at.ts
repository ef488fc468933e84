import type { CartKey } from '#web/customer/cart/cart-store.ts'

const inMemory = new Map<string, number>()
const nameOf = (key: CartKey) => key.replace('sangdai_cart_', 'sangdai_heard_')

/** When the server read the cart last synced in any tab, by its own clock; an older answer must not replace it. */
export function heardAt(key: CartKey): number {
  const name = nameOf(key)
  try {
    return Number(localStorage.getItem(name)) || 0
  } catch {
    return inMemory.get(name) ?? 0
  }
}

export function noteHeard(key: CartKey, readAt: number): void {
  inMemory.set(nameOf(key), readAt)
  try {
    localStorage.setItem(nameOf(key), String(readAt))
  } catch {}
}
