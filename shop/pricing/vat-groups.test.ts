import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing/pricing-examples.ts'
import { vatOf } from '../money/vat.ts'
import { priceCart } from './price-cart.ts'

describe('VAT on top that comes to half a satang', () => {
  // 7 % of 50 satang is 3.5, of 150 is 10.5, of 250 is 17.5: half-even rounding would fail one of them.
  test.each([
    [50, 4],
    [150, 11],
    [250, 18],
    [49, 3],
    [51, 4],
    [1_000_050, 70_004],
  ])('of %i satang is %i', (amount, vat) => {
    expect(vatOf(amount, 2, 7)).toBe(vat)
    const priced = priceCart(
      aCart({ lines: [{ product: aProduct('SOAP', [1], [amount], 2), quantities: [1, 0, 0] }] }),
    )
    expect(priced).toMatchObject({ vat, vatOnTop: vat, total: amount + vat, subtotalWithVat: amount + vat })
  })
})

describe('VAT is rounded once for a document', () => {
  const priceOf = (price: number, priceType: 1 | 2) =>
    priceCart(
      aCart({
        lines: ['A', 'B', 'C'].map((code) => ({
          product: aProduct(code, [12, 1], [price * 12, price], priceType),
          quantities: [0, 1, 0],
        })),
      }),
    )

  test('on top: three lines of 50 satang bear 11, not three times 4', () => {
    expect(priceOf(50, 2)).toMatchObject({ subtotal: 150, vat: 11, vatOnTop: 11, total: 161 })
  })

  test('included: three lines of 7 satang hold 1, not three times 0', () => {
    expect(priceOf(7, 1)).toMatchObject({ subtotal: 21, vat: 1, vatOnTop: 0, total: 21 })
  })

  test('on two units of one line as well', () => {
    const product = aProduct('SOAP', [3, 1], [150, 50], 2)
    expect(priceCart(aCart({ lines: [{ product, quantities: [1, 1, 0] }] }))).toMatchObject({
      subtotal: 200,
      vat: 14,
      total: 214,
    })
    expect(priceCart(aCart({ lines: [{ product, quantities: [1, 2, 0] }] }))).toMatchObject({
      subtotal: 250,
      vat: 18,
      total: 268,
    })
  })

  test('after discounts', () => {
    const lines = [{ product: aProduct('SOAP', [1], [1_050], 2), quantities: [1, 0, 0] as const }]
    const off = aPromotion({ tiers: [{ discount: 1_000, discountType: 'Money' }], saleProducts: ['SOAP'] })
    expect(priceCart(aCart({ lines, promotions: [off] }))).toMatchObject({
      discount: 1_000,
      vat: 4,
      total: 54,
    })
  })
})
