import type { CartLine } from '#shop/cart/cart.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

/** The guest's lines merged into the customer's cart on sign-in, with the centre and prices the guest saw. */
export type MovedGuestCart = { from: string; codes: string[]; seen: Record<string, number> }

const named = (key: CartKey, what: 'seen' | 'moved') => key.replace('sangdai_cart_', `sangdai_${what}_`)
/** A cart's key ends with its centre and its kind. */
const centreOf = (key: CartKey) => key.split('_').at(-2) ?? ''

function stored(name: string): unknown {
  try {
    return JSON.parse(localStore.read(name) ?? 'null')
  } catch {
    return null
  }
}

function pricesIn(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, price]) => Number.isSafeInteger(price) && (price as number) >= 0),
  )
}

export function readMovedGuestCart(key: CartKey): MovedGuestCart | undefined {
  const value = stored(named(key, 'moved')) as Partial<MovedGuestCart> | null
  if (typeof value?.from !== 'string' || !Array.isArray(value.codes)) return undefined
  return {
    from: value.from,
    codes: value.codes.filter((code) => typeof code === 'string'),
    seen: pricesIn(value.seen),
  }
}

/** Stored until the customer has read it; the latest merge counts. */
export function saveMovedGuestCart(key: CartKey, guest: CartKey, lines: readonly CartLine[]): void {
  const prices = pricesIn(stored(named(guest, 'seen')))
  const before = readMovedGuestCart(key)
  const codes = lines.map(({ productCode }) => productCode)
  const seen = Object.entries(prices).filter(([name]) => codes.includes(name.split(' ')[0] ?? ''))
  const note: MovedGuestCart = {
    from: centreOf(guest),
    codes: [...new Set([...(before?.codes ?? []), ...codes])],
    seen: { ...before?.seen, ...Object.fromEntries(seen) },
  }
  localStore.write(named(key, 'moved'), JSON.stringify(note))
}

export const forgetMovedGuestCart = (key: CartKey): void => localStore.remove(named(key, 'moved'))
