import { expect, test } from 'vitest'
import { fillUp } from './fill-up.ts'

const goods = (code: string, prices: [rate: number, price: number][], stock?: number) => ({
  code,
  soldOut: stock === 0,
  stock,
  units: prices.map(([rate, price], at) => ({ position: (at + 1) as 1 | 2 | 3, rate, price, shown: true })),
})
const said = (all: ReturnType<typeof goods>[], missing: number, most = 6) =>
  fillUp(all, missing, most).map((each) => [each.goods.code, each.unit, each.quantity, each.amount])

test('what is missing is filled by goods that overshoot least, each in its best unit', () => {
  const water = goods('WATER', [
    [12, 7_000],
    [1, 600],
  ])
  const soap = goods('SOAP', [[1, 2_000]])
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
    said([goods('FEW', [[1, 100]], 2), goods('NONE', [[1, 500]], 0), goods('MANY', [[1, 50]])], 400),
  ).toEqual([])
})

test.each([
  ['six of one are still proposed', goods('SIX', [[1, 100]]), 600, [['SIX', 1, 6, 600]]],
  ['seven are too many', goods('SEVEN', [[1, 100]]), 601, []],
  ['the last ones there are', goods('LAST', [[12, 1_200]], 24), 2_000, [['LAST', 1, 2, 2_400]]],
  ['one more than there is', goods('SHORT', [[12, 1_200]], 23), 2_000, []],
  ['sold out, though its stock is not counted', { ...goods('GONE', [[1, 500]]), soldOut: true }, 400, []],
  ['without a price', goods('FREE', [[1, 0]]), 400, []],
])('%s', (_what, one, missing, proposed) => {
  expect(said([one], missing)).toEqual(proposed)
})

test('a unit that is not shown is not proposed', () => {
  const soap = goods('SOAP', [
    [12, 1_100],
    [1, 500],
  ])
  const byCase = { ...soap, units: soap.units.map((unit) => ({ ...unit, shown: unit.position === 1 })) }
  expect(said([byCase], 400)).toEqual([['SOAP', 1, 1, 1_100]])
})

test('of two ways that come to the same, the one with fewer to carry', () => {
  const rice = goods('RICE', [
    [2, 1_200],
    [1, 600],
  ])
  expect(said([rice], 1_200)).toEqual([['RICE', 1, 1, 1_200]])
})

test('no more than asked for', () => {
  const all = ['A', 'B', 'C'].map((code) => goods(code, [[1, 500]]))
  expect(said(all, 450, 2)).toHaveLength(2)
})
