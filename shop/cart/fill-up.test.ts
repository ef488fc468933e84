import { expect, test } from 'vitest'
import { fillUp } from './fill-up.ts'

const product = (code: string, prices: [rate: number, price: number][], stock?: number) => ({
  code,
  soldOut: stock === 0,
  stock,
  units: prices.map(([rate, price], at) => ({ position: (at + 1) as 1 | 2 | 3, rate, price, shown: true })),
})
const said = (all: ReturnType<typeof product>[], missing: number, most = 6) =>
  fillUp(all, missing, most).map((each) => [each.product.code, each.unit, each.quantity, each.amount])

test('what is missing is filled by goods that overshoot least, each in its best unit', () => {
  const water = product('WATER', [
    [12, 7_000],
    [1, 600],
  ])
  const soap = product('SOAP', [[1, 2_000]])
  expect(said([soap, water], 450)).toEqual([
    ['WATER', 2, 1, 600],
    ['SOAP', 1, 1, 2_000],
  ])
  expect(said([soap, water], 6_500)).toEqual([
    ['WATER', 1, 1, 7_000],
    ['SOAP', 1, 4, 8_000],
  ])
})

test('nothing is proposed that there is not enough of, or that would take many', () => {
  expect(
    said([product('FEW', [[1, 100]], 2), product('NONE', [[1, 500]], 0), product('MANY', [[1, 50]])], 400),
  ).toEqual([])
})

test.each([
  ['six of one are still proposed', product('SIX', [[1, 100]]), 600, [['SIX', 1, 6, 600]]],
  ['seven are too many', product('SEVEN', [[1, 100]]), 601, []],
  ['the last ones there are', product('LAST', [[12, 1_200]], 24), 2_000, [['LAST', 1, 2, 2_400]]],
  ['one more than there is', product('SHORT', [[12, 1_200]], 23), 2_000, []],
  ['sold out, though its stock is not counted', { ...product('GONE', [[1, 500]]), soldOut: true }, 400, []],
  ['without a price', product('FREE', [[1, 0]]), 400, []],
])('%s', (_what, one, missing, proposed) => {
  expect(said([one], missing)).toEqual(proposed)
})

test('a unit that is not shown is not proposed', () => {
  const soap = product('SOAP', [
    [12, 1_100],
    [1, 500],
  ])
  const byCase = { ...soap, units: soap.units.map((unit) => ({ ...unit, shown: unit.position === 1 })) }
  expect(said([byCase], 400)).toEqual([['SOAP', 1, 1, 1_100]])
})

test('of two ways that come to the same, the one with fewer to carry', () => {
  const rice = product('RICE', [
    [2, 1_200],
    [1, 600],
  ])
  expect(said([rice], 1_200)).toEqual([['RICE', 1, 1, 1_200]])
})

test('no more than asked for', () => {
  const all = ['A', 'B', 'C'].map((code) => product(code, [[1, 500]]))
  expect(said(all, 450, 2)).toHaveLength(2)
})
