import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import { type CartKey, changeCart, currentCart } from '#web/customer/cart/cart-store.ts'
import { setLastSyncedAt } from './last-synced-at.ts'
import { mergePageCart } from './merge-page-cart.ts'

const key: CartKey = 'sangdai_cart_C0001_BKK01_normal'
const line = (productCode: string, one: number): CartLine => ({
  productCode,
  quantities: [one, 0, 0],
  selected: true,
})
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  setLastSyncedAt(key, 1000)
  changeCart(key, () => ({ lines: [line('A', 2), line('B', 1)], unsent: { B: 5 } }))
})
afterEach(() => vi.unstubAllGlobals())

test('a page read after the cart was last heard joins it; what was not sent yet stays', () => {
  expect(mergePageCart(key, [line('A', 3), line('B', 9), line('C', 1)], 1000)).toBe(false)
  expect(currentCart(key)).toEqual({ lines: [line('C', 1), line('A', 3), line('B', 1)], unsent: { B: 5 } })
})

test.each([
  ['a line was changed', [line('A', 1), line('B', 1)]],
  ['a line was removed', [line('A', 2), line('B', 1), line('C', 4)]],
])('a page read before it changes nothing, and the two speak again: %s', (_since, older) => {
  const before = currentCart(key)
  expect(mergePageCart(key, older, 999)).toBe(false)
  expect(currentCart(key)).toEqual(before)
})

test('a page that says the same needs no talk, however old', () => {
  expect(mergePageCart(key, [line('B', 1), line('A', 2)], 0)).toBe(true)
})
