import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

const nameOf = (key: CartKey) => key.replace('sangdai_cart_', 'sangdai_heard_')

/** When the server read the cart last synced in any tab, by its own clock; an older answer must not replace it. */
export const lastSyncedAt = (key: CartKey): number => Number(localStore.read(nameOf(key))) || 0

export function setLastSyncedAt(key: CartKey, readAt: number): void {
  localStore.write(nameOf(key), String(readAt))
}
