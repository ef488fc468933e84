import { expect, test } from 'vitest'
import { missingLittle, notTwice } from './missing-little.ts'

const missing = (missingToMinimum: number, missingToFreeDelivery: number, fee = 6_000) =>
  missingLittle(
    { mode: 'money', missingToMinimum, missingToFreeDelivery, lines: [{}] as never },
    { minimumOrder: 50_000, delivery: { fee, freeFrom: 150_000, priceType: 1 } },
  )

test.each([
  ['4.50 short of free delivery', missing(0, 450), { of: 'delivery', missing: 450 }],
  [
    '107 short of the minimum, which comes first',
    missing(10_700, 110_700),
    { of: 'minimum', missing: 10_700 },
  ],
  ['far from free delivery', missing(0, 90_000), undefined],
  ['far from the minimum', missing(40_000, 140_000), undefined],
  ['nothing is missing', missing(0, 0), undefined],
  ['delivery costs nothing anyway', missing(0, 450, 0), undefined],
])('%s', (_what, gap, expected) => expect(gap).toEqual(expected))

test('what lies in the cart or is advised as due is not offered a second time to fill it up', () => {
  const products = ['1118', '1067', '1190'].map((code) => ({ code }))
  expect(notTwice(products, [{ productCode: '1118' }], [{ productCode: '1190' }])).toEqual([{ code: '1067' }])
})
