import { expect, test } from 'vitest'
import type { ComingBack } from '#shop/dispatch/dispatch-contracts.ts'
import { stillBack } from './still-back.ts'

const back = (productCode: string, ...from: [string, number][]): ComingBack => ({
  ...{ productCode, name: { th: '', en: '' }, units: [], good: null },
  expected: from.reduce((sum, [, units]) => sum + units, 0),
  from: from.map(([orderNumber, units]) => ({ orderNumber, units, reason: 'closed' })),
})

test('goods of an order that is tried again are not counted: they stay packed', () => {
  const returns = [back('1001', ['SO1', 24], ['SO2', 6]), back('1002', ['SO1', 5])]
  expect(stillBack(returns, {})).toEqual(returns)
  expect(stillBack(returns, { SO1: '2026-11-20' })).toEqual([back('1001', ['SO2', 6])])
})
