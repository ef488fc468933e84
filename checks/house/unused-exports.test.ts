import { expect, test } from 'vitest'
import { findUnusedExports, unusedExports } from './unused-exports.ts'

test('whatever a file exports is imported somewhere', () => {
  expect(unusedExports()).toEqual([])
})

const price = { path: 'shop/a/price.ts', text: 'export function price() {}\nexport type Price = number\n' }

test('a function or type that nobody imports is found, also where another file has one of that name', () => {
  const other = {
    path: 'shop/b/cart.ts',
    text: `import { price } from '#shop/c/price.ts'\nconst Price = 1\n`,
  }
  expect(findUnusedExports([price, other])).toEqual(['shop/a/price.ts: price', 'shop/a/price.ts: Price'])
})

test.each([
  `import { price, type Price } from '../a/price.ts'`,
  `import type { Price } from '#shop/a/price.ts'\nconst { price } = await import('#shop/a/price.ts')`,
  `import * as all from '../a/price.ts'\nall.price() as all.Price`,
])('what is imported is used: %s', (text) => {
  expect(findUnusedExports([price, { path: 'shop/b/cart.ts', text }])).toEqual([])
})
