import { expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { changedBySignIn } from './changed-by-sign-in.ts'

const product = (code: string, ...prices: number[]): CartProduct => ({
  code,
  name: `Product ${code}`,
  picture: undefined,
  supplier: '',
  units: prices.map((price, at) => ({
    position: (at + 1) as 1 | 2 | 3,
    name: `unit ${at + 1}`,
    rate: 1,
    price,
    shown: price > 0,
  })),
  soldOut: false,
  stock: undefined,
  points: 0,
})
const line = (productCode: string, ...quantities: CartLine['quantities']): CartLine => ({
  productCode,
  quantities,
  selected: true,
})
const byCode = (...all: CartProduct[]) => new Map(all.map((each) => [each.code, each]))
const moved = { from: 'BKK01', codes: ['A', 'B', 'C'], seen: { 'A 1': 100, 'A 2': 10, 'B 1': 50, 'C 1': 70 } }

test('every unit in the cart whose price is another after signing in is told, with both prices', () => {
  const changed = changedBySignIn(
    moved,
    [line('A', 1, 2, 0), line('B', 1, 0, 0)],
    byCode(product('A', 95, 9), product('B', 50)),
    'BKK01',
  )
  expect(changed).toEqual({
    centre: false,
    prices: [
      { code: 'A', name: 'Product A', unit: 'unit 1', was: 100, now: 95 },
      { code: 'A', name: 'Product A', unit: 'unit 2', was: 10, now: 9 },
    ],
    notSold: 0,
  })
})

test('units that are not wanted, and goods that have left the cart, are not told', () => {
  expect(changedBySignIn(moved, [line('A', 0, 1, 0)], byCode(product('A', 95, 10)), 'BKK01')).toBeUndefined()
})

test('another centre is told even at the same prices, with what it does not sell', () => {
  const lines = [line('A', 1, 0, 0), line('C', 1, 0, 0)]
  expect(changedBySignIn(moved, lines, byCode(product('A', 100)), 'CNX01')).toEqual({
    centre: true,
    prices: [],
    notSold: 1,
  })
})

test('a price that nobody saw, or that cannot be read, is no change', () => {
  expect(
    changedBySignIn({ ...moved, seen: {} }, [line('A', 1, 0, 0)], byCode(product('A', 95)), 'BKK01'),
  ).toBeUndefined()
  expect(changedBySignIn(moved, [line('A', 1, 0, 0)], byCode(product('A', 0)), 'BKK01')).toBeUndefined()
})
