import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wideCart } from '#checks/pricing/pricing-examples.ts'
import { checkCart } from '#checks/pricing/pricing-properties.ts'
import { randomCart } from '#checks/pricing/random-carts.ts'
import { priceCart } from './price-cart.ts'

/** `npm run pricing-cases` runs a million cases against the same properties. */
const carts = Number(process.env.CARTS ?? 20_000)

test(`what must hold of every cart holds of ${carts} random ones`, { timeout: 300_000 }, () => {
  fc.assert(fc.property(randomCart, checkCart), { numRuns: carts })
})

test('50 lines against 500 promotions are priced while nobody notices', () => {
  const cart = wideCart({ lines: 50, promotions: 500, productsEach: 8 })
  const times = Array.from({ length: 60 }, () => {
    const before = process.cpuUsage()
    priceCart(cart)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // About 2 ms on a slow, busy machine; the bound leaves room for a slower one.
  expect(Math.min(...times)).toBeLessThan(8)
})
