import { expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import { changedPrices } from '#web/customer/cart-page/seen-prices.ts'
import { canBeChosen, hasPrice, heedAnswer } from './heed-answer.ts'

const goods = (shown: boolean[], more: Partial<CartGoods> = {}): CartGoods => ({
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
    goods([true, false]),
    line([2, 0, 0]),
  ],
  [
    'a line without any price stays whole, unselected',
    normal,
    line([2, 3, 0]),
    goods([false, false]),
    line([2, 3, 0], false),
  ],
  [
    'so does one whose only unit has none',
    normal,
    line([0, 3, 0]),
    goods([true, false]),
    line([0, 3, 0], false),
  ],
  [
    'one that stood so is selected by nobody when the price is back',
    normal,
    line([2, 0, 0], false),
    goods([true]),
    line([2, 0, 0], false),
  ],
  [
    'a reward has no price in money',
    { kind: 'points', block: true } as const,
    line([0, 0, 1]),
    goods([false, false, false], { points: 270 }),
    line([0, 0, 1]),
  ],
  [
    'goods of a later day have that day’s price',
    { kind: 'advance', block: false } as const,
    line([1, 0, 0]),
    goods([false]),
    line([1, 0, 0]),
  ],
  [
    'what is out of stock is unselected when the setting says so',
    { kind: 'normal', block: true } as const,
    line([1, 0, 0]),
    goods([true], { soldOut: true }),
    line([1, 0, 0], false),
  ],
  [
    'and stays selected when it does not',
    normal,
    line([1, 0, 0]),
    goods([true], { soldOut: true }),
    line([1, 0, 0]),
  ],
])('%s', (_what, around, before, product, after) => {
  expect(heedAnswer(before, product, around)).toEqual(after)
  expect(heedAnswer(after, product, around)).toEqual(after)
})

test('what has no price cannot be chosen, and is told', () => {
  expect([
    hasPrice(line([1, 0, 0]), goods([false]), 'normal'),
    canBeChosen(line([1, 0, 0]), goods([false]), normal),
  ]).toEqual([false, false])
  expect([
    hasPrice(line([1, 0, 0]), goods([false]), 'points'),
    canBeChosen(line([1, 0, 0]), goods([true]), normal),
  ]).toEqual([true, true])
})

test('a price that is gone is not told as one of ฿0.00', () => {
  expect(
    changedPrices({ 'A 1': 90, 'A 2': 90 }, [goods([true, false])]).map(({ was, now }) => [was, now]),
  ).toEqual([[90, 100]])
})
