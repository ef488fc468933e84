import { useSyncExternalStore } from 'react'
import { guestCode } from '#shop/contract/caller.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { nothingWished, readWished, toggled, type Wished } from './wishlist.ts'

const prefix = 'sangdai_wishlist_'
const known = new Map<string, Wished>()
const listeners = new Set<() => void>()

/** Whose wishlist: one for each customer and centre. */
export const wishKey = (customer: string, saleUnit: string) => `${prefix}${customer}_${saleUnit}`

export function currentWishes(key: string): Wished {
  const wished = known.get(key) ?? readWished(localStore.read(key))
  known.set(key, wished)
  return wished
}

/** Changes a list. What is stored is read anew: another tab may have written since. */
export function changeWishes(key: string, change: (wished: Wished) => Wished): void {
  const text = localStore.read(key)
  const next = change(text === null ? currentWishes(key) : readWished(text))
  known.set(key, next)
  localStore.write(key, JSON.stringify(next))
  tell()
}

/** The wishlists that guests filled in this browser, one for each centre. */
export function guestWishes(): { key: string; wished: Wished }[] {
  return localStore
    .keys()
    .filter((key) => key.startsWith(wishKey(guestCode, '')))
    .map((key) => ({ key, wished: currentWishes(key) }))
    .filter(({ wished }) => wished.codes.length > 0)
}

export function forgetWishes(key: string): void {
  known.delete(key)
  localStore.remove(key)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function hear({ key }: StorageEvent): void {
  if (key === null) known.clear()
  else if (!known.delete(key)) return
  tell()
}

function subscribeToWishes(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

export function useWishKey(): string | undefined {
  const visitor = useSite()?.visitor
  return visitor && wishKey(visitor.code, visitor.saleUnit)
}

/** Empty on the server and until hydration has finished, so that both render the same. */
export function useWishes(): Wished {
  const key = useWishKey()
  return useSyncExternalStore(
    subscribeToWishes,
    () => (key ? currentWishes(key) : nothingWished),
    () => nothingWished,
  )
}

/** Whether one product is on the list; a card does not render again when another product changes. */
export function useHeart(code: string): { on: boolean; toggle: () => void } {
  const key = useWishKey()
  const on = useSyncExternalStore(
    subscribeToWishes,
    () => key !== undefined && currentWishes(key).codes.includes(code),
    () => false,
  )
  return { on, toggle: () => key && changeWishes(key, (wished) => toggled(wished, code)) }
}
