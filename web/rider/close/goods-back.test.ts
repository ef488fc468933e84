import { expect, test } from 'vitest'
import { line, stop } from '#checks/rider/sample-run.ts'
import { goodsBack } from './goods-back.ts'

const water = line({ line: 1, quantity: 5 })
const left = (taken: number, reason: 'damaged' | 'short' | 'gift') => ({
  ...{ line: 1, name: water.name, unitName: water.unitName, brought: 5, taken, reason },
})

test('goods of a refused line and of an order that comes back are handed in together', () => {
  const partly = stop({ state: 'partly', lines: [water], refused: [left(3, 'damaged')] })
  const back = stop({ orderNumber: 'SO2', state: 'back', lines: [water] })
  expect(goodsBack([partly, back]).map(({ count }) => count)).toEqual([7])
})

test('what was short never came along, and what is tried again stays packed', () => {
  const short = stop({ state: 'partly', lines: [water], refused: [left(3, 'short')] })
  const again = stop({ orderNumber: 'SO2', state: 'failed', retryOn: '2026-11-17', lines: [water] })
  expect(goodsBack([short, again])).toEqual([])
})

test('a gift that was not earned comes back too', () => {
  expect(goodsBack([stop({ state: 'partly', refused: [left(0, 'gift')] })])[0]?.count).toBe(5)
})
