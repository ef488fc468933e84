import { expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { changedPrices } from '#web/customer/cart-page/seen-prices.ts'
import { applyServerCart, canBeChosen, hasPrice } from './apply-server-cart.ts'

const product = (shown: boolean[], more: Partial<CartProduct> = {}): CartProduct => ({
  code: 'A',
  name: 'A',
  picture: undefined,
  supplier: '',
  units: shown.map((each, at) => ({
    position: (at + 1) as 1 | 2 | 3,
    name: 'u',
    rate: 1,
    price: each ? 100 : 0,
    shown: each,
  })),
  soldOut: false,
  stock: undefined,
  points: 0,
  ...more,
})
const line = (quantities: CartLine['quantities'], selected = true): CartLine => ({
  productCode: 'A',
  quantities,
  selected,
})
const normal = { kind: 'normal', block: false } as const

test.each([
  [
    'a unit without a price holds nothing beside one that has',
    normal,
    line([2, 3, 0]),
    product([true, false]),
    line([2, 0, 0]),
  ],
  [
    'a line without any price stays whole, unselected',
    normal,
    line([2, 3, 0]),
    product([false, false]),
    line([2, 3, 0], false),
  ],
  [
    'so does one whose only unit has none',
    normal,
    line([0, 3, 0]),
    product([true, false]),
    line([0, 3, 0], false),
  ],
  [
    'one that stood so is selected by nobody when the price is back',
    normal,
    line([2, 0, 0], false),
    product([true]),
    line([2, 0, 0], false),
  ],
  [
    'a reward has no price in money',
    { kind: 'points', block: true } as const,
    line([0, 0, 1]),
    product([false, false, false], { points: 270 }),
    line([0, 0, 1]),
  ],
  [
    'goods of a later day have that day’s price',
    { kind: 'advance', block: false } as const,
    line([1, 0, 0]),
    product([false]),
    line([1, 0, 0]),
  ],
  [
    'what is out of stock is unselected when the setting says so',
    { kind: 'normal', block: true } as const,
    line([1, 0, 0]),
    product([true], { soldOut: true }),
    line([1, 0, 0], false),
  ],
  [
    'and stays selected when it does not',
    normal,
    line([1, 0, 0]),
    product([true], { soldOut: true }),
    line([1, 0, 0]),
  ],
])('%s', (_what, options, before, product, after) => {
  expect(applyServerCart(before, product, options)).toEqual(after)
  expect(applyServerCart(after, product, options)).toEqual(after)
})

test('what has no price cannot be chosen, and is told', () => {
  expect([
    hasPrice(line([1, 0, 0]), product([false]), 'normal'),
    canBeChosen(line([1, 0, 0]), product([false]), normal),
  ]).toEqual([false, false])
  expect([
    hasPrice(line([1, 0, 0]), product([false]), 'points'),
    canBeChosen(line([1, 0, 0]), product([true]), normal),
  ]).toEqual([true, true])
})

test('a price that is gone is not told as one of ฿0.00', () => {
  expect(
    changedPrices({ 'A 1': 90, 'A 2': 90 }, [product([true, false])]).map(({ was, now }) => [was, now]),
  ).toEqual([[90, 100]])
})
