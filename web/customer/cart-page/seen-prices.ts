import { useEffect, useState } from 'react'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

export type PriceChange = { code: string; name: string; unit: string; was: number; now: number }

type Seen = Record<string, number>
const storeKey = (key: CartKey) => key.replace('sangdai_cart_', 'sangdai_seen_')

/** The prices at the last visit of the cart, used only for comparison, never for payment. */
function readSeen(text: string | null): Seen {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(([, price]) => Number.isSafeInteger(price) && (price as number) >= 0),
    )
  } catch {
    return {}
  }
}

const shownUnits = ({ units }: CartProduct) => units.filter(({ shown }) => shown)

/** An unreadable price is not 0, so it is not shown as a change. */
export function changedPrices(seen: Seen, products: Iterable<CartProduct>): PriceChange[] {
  return [...products].flatMap((one) =>
    shownUnits(one).flatMap((unit): PriceChange[] => {
      const { code, name } = one
      const was = seen[`${code} ${unit.position}`]
      return was === undefined || was === unit.price
        ? []
        : [{ code, name, unit: unit.name, was, now: unit.price }]
    }),
  )
}

/** Prices that changed since the last visit, shown until the customer leaves the page or dismisses them. */
export function usePriceChanges(key: CartKey | undefined, products: ReadonlyMap<string, CartProduct>) {
  const [changes, setChanges] = useState<PriceChange[]>([])
  useEffect(() => {
    if (!key || products.size === 0) return
    const found = changedPrices(readSeen(localStore.read(storeKey(key))), products.values())
    if (found.length > 0)
      setChanges((before) => [
        ...before.filter((old) => !found.some((each) => each.code === old.code && each.unit === old.unit)),
        ...found,
      ])
    const now = [...products.values()].flatMap((one) =>
      shownUnits(one).map((unit) => [`${one.code} ${unit.position}`, unit.price]),
    )
    localStore.write(storeKey(key), JSON.stringify(Object.fromEntries(now)))
  }, [key, products])
  return { changes, putAway: () => setChanges([]) }
}
