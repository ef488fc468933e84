import { useSyncExternalStore } from 'react'
import { guestCode } from '#shop/contract/caller.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { emptyWishlist, readWishlist, toggled, type Wishlist } from './wishlist.ts'

const prefix = 'sangdai_wishlist_'
const known = new Map<string, Wishlist>()
const listeners = new Set<() => void>()

/** Whose wishlist: one for each customer and centre. */
export const wishlistKey = (customer: string, saleUnit: string) => `${prefix}${customer}_${saleUnit}`

export function currentWishlist(key: string): Wishlist {
  const wishlist = known.get(key) ?? readWishlist(localStore.read(key))
  known.set(key, wishlist)
  return wishlist
}

/** Changes a list. What is stored is read anew: another tab may have written since. */
export function changeWishlist(key: string, change: (wishlist: Wishlist) => Wishlist): void {
  const text = localStore.read(key)
  const next = change(text === null ? currentWishlist(key) : readWishlist(text))
  known.set(key, next)
  localStore.write(key, JSON.stringify(next))
  notify()
}

/** The wishlists that guests filled in this browser, one for each centre. */
export function guestWishlists(): { key: string; wishlist: Wishlist }[] {
  return localStore
    .keys()
    .filter((key) => key.startsWith(wishlistKey(guestCode, '')))
    .map((key) => ({ key, wishlist: currentWishlist(key) }))
    .filter(({ wishlist }) => wishlist.codes.length > 0)
}

export function forgetWishlist(key: string): void {
  known.delete(key)
  localStore.remove(key)
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === null) known.clear()
  else if (!known.delete(key)) return
  notify()
}

function subscribeToWishlist(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export function useWishlistKey(): string | undefined {
  const visitor = useSite()?.visitor
  return visitor && wishlistKey(visitor.code, visitor.saleUnit)
}

/** Empty on the server and until hydration has finished, so that both render the same. */
export function useWishlist(): Wishlist {
  const key = useWishlistKey()
  return useSyncExternalStore(
    subscribeToWishlist,
    () => (key ? currentWishlist(key) : emptyWishlist),
    () => emptyWishlist,
  )
}

/** Whether one product is on the list; a card does not render again when another product changes. */
export function useWishlistItem(code: string): { on: boolean; toggle: () => void } {
  const key = useWishlistKey()
  const on = useSyncExternalStore(
    subscribeToWishlist,
    () => key !== undefined && currentWishlist(key).codes.includes(code),
    () => false,
  )
  return { on, toggle: () => key && changeWishlist(key, (wishlist) => toggled(wishlist, code)) }
}
