import { expect, test } from 'vitest'
import { aCart, aProduct } from '#checks/pricing/pricing-examples.ts'
import { feeShown } from './chosen-place.ts'

const fetched = (priceType: 0 | 1 | 2) =>
  aCart({
    lines: [{ product: aProduct('TEA', [1], [50_000]), quantities: [1, 0, 0] }],
    delivery: { fee: 0, freeFrom: null, priceType },
  })

test('whoever fetches the goods is told what delivery would cost: with VAT, and nothing where it would be free', () => {
  expect(feeShown(fetched(1), { fee: 6_000, freeFrom: 0 })).toBe(6_000)
  expect(feeShown(fetched(2), { fee: 6_000, freeFrom: 0 })).toBe(6_420)
  expect(feeShown(fetched(2), { fee: 6_000, freeFrom: 50_000 })).toBe(0)
  expect(feeShown(fetched(2), { fee: 6_000, freeFrom: 50_001 })).toBe(6_420)
})
