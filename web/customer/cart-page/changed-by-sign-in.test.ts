import { expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import { changedBySignIn } from './changed-by-sign-in.ts'

const goods = (code: string, ...prices: number[]): CartGoods => ({
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
const byCode = (...all: CartGoods[]) => new Map(all.map((each) => [each.code, each]))
const moved = { from: 'BKK01', codes: ['A', 'B', 'C'], seen: { 'A 1': 100, 'A 2': 10, 'B 1': 50, 'C 1': 70 } }

test('every unit in the cart whose price is another after signing in is told, with both prices', () => {
  const told = changedBySignIn(
    moved,
    [line('A', 1, 2, 0), line('B', 1, 0, 0)],
    byCode(goods('A', 95, 9), goods('B', 50)),
    'BKK01',
  )
  expect(told).toEqual({
    centre: false,
    prices: [
      { code: 'A', name: 'Product A', unit: 'unit 1', was: 100, now: 95 },
      { code: 'A', name: 'Product A', unit: 'unit 2', was: 10, now: 9 },
    ],
    notSold: 0,
  })
})

test('units that are not wanted, and goods that have left the cart, are not told', () => {
  expect(changedBySignIn(moved, [line('A', 0, 1, 0)], byCode(goods('A', 95, 10)), 'BKK01')).toBeUndefined()
})

test('another centre is told even at the same prices, with what it does not sell', () => {
  const lines = [line('A', 1, 0, 0), line('C', 1, 0, 0)]
  expect(changedBySignIn(moved, lines, byCode(goods('A', 100)), 'CNX01')).toEqual({
    centre: true,
    prices: [],
    notSold: 1,
  })
})

test('a price that nobody saw, or that cannot be read, is no change', () => {
  expect(
    changedBySignIn({ ...moved, seen: {} }, [line('A', 1, 0, 0)], byCode(goods('A', 95)), 'BKK01'),
  ).toBeUndefined()
  expect(changedBySignIn(moved, [line('A', 1, 0, 0)], byCode(goods('A', 0)), 'BKK01')).toBeUndefined()
})
