import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import { type CartKey, changeCart, putInCart } from '#web/customer/cart/cart-store.ts'
import { emptyCart } from '#web/customer/cart/stored-cart.ts'
import { startCartSyncLoop } from './cart-sync-loop.ts'
import { mergeServerCart } from './merge-server-cart.ts'
import type { Outcome } from './send-cart.ts'

const key: CartKey = 'sangdai_cart_C0001_CNX01_normal'
const line = (productCode: string, one: number): CartLine => ({
  productCode,
  quantities: [one, 0, 0],
  selected: true,
})
const quarter = 15 * 60_000
let stop = () => {}
let requests = 0

/** A centre that sells nothing of what it is told, and says each time what is given here. */
function startLoop(outcome: (at: number) => Outcome): void {
  stop = startCartSyncLoop(key, 'normal', async () => {
    const result = outcome(requests++)
    if (result === 'ok') changeCart(key, (now) => mergeServerCart(now, now, []))
    return result
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  requests = 0
  changeCart(key, () => emptyCart)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a line the centre does not sell is told once, and again only when it changes', async () => {
  putInCart(key, [line('X', 1)])
  startLoop(() => 'ok')
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(1)
  putInCart(key, [line('X', 2)])
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(2)
  putInCart(key, [line('Y', 1)])
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(3)
})

test('what was not heard is tried again until it is', async () => {
  putInCart(key, [line('X', 1)])
  startLoop((at) => (at < 3 ? 'unknown' : 'ok'))
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(4)
})

test('what was refused, as for a shopper who left, is kept for the next change', async () => {
  putInCart(key, [line('X', 1)])
  startLoop((at) => (at === 0 ? 'refused' : 'ok'))
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(1)
  changeCart(key, (cart) => cart)
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(2)
})

test('once ended it says nothing more, though the last was not heard', async () => {
  putInCart(key, [line('X', 1)])
  startLoop(() => {
    stop()
    return 'unknown'
  })
  await vi.advanceTimersByTimeAsync(quarter)
  expect(requests).toBe(1)
})
