import { expect, test } from 'vitest'
import { withinStock } from './within-stock.ts'

const units = [
  { position: 1, rate: 24, showPrice: true },
  { position: 2, rate: 6, showPrice: true },
  { position: 3, rate: 1, showPrice: true },
] as const
const of = (stockAvailable: number, unit: 1 | 2 | 3, quantity: number, stockControlled = true) =>
  withinStock({ units, stockControlled, stockAvailable }, { unit, quantity })

test.each([
  ['enough is left', of(100, 1, 3), { unit: 1, quantity: 3 }],
  ['fewer cases are left', of(50, 1, 3), { unit: 1, quantity: 2 }],
  ['no whole case is left, but packs', of(20, 1, 3), { unit: 2, quantity: 3 }],
  ['only bottles are left', of(5, 1, 3), { unit: 3, quantity: 5 }],
  ['just one case is left', of(24, 1, 3), { unit: 1, quantity: 1 }],
  ['as many bottles as make a case stay bottles', of(100, 3, 30), { unit: 3, quantity: 30 }],
  ['never more than was wanted', of(23, 3, 4), { unit: 3, quantity: 4 }],
  ['nothing is left', of(0, 1, 3), undefined],
  ['an order takes no more of one line', of(500_000, 3, 20_000), { unit: 3, quantity: 9_999 }],
  ['not of what is not counted either', of(0, 1, 20_000, false), { unit: 1, quantity: 9_999 }],
  ['stock is not counted', of(0, 1, 3, false), { unit: 1, quantity: 3 }],
])('what is suggested fits the stock: %s', (_why, given, fits) => expect(given).toEqual(fits))

test('a unit that is no longer sold is not suggested', () => {
  const byCase = { units: units.slice(0, 1), stockControlled: true, stockAvailable: 100 }
  expect(withinStock(byCase, { unit: 3, quantity: 4 })).toBeUndefined()
})

test('a unit without a price is not suggested, and the next that has one fits instead', () => {
  const [one, two, three] = units
  const product = {
    units: [one, { ...two, showPrice: false }, three],
    stockControlled: true,
    stockAvailable: 20,
  }
  expect(withinStock(product, { unit: 2, quantity: 1 })).toBeUndefined()
  expect(withinStock(product, { unit: 1, quantity: 3 })).toEqual({ unit: 3, quantity: 20 })
})
