import { expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { speak } from '#web/words/words.tsx'
import { cardOf } from './card-product.ts'

const unit = {
  position: 1,
  code: 'CS',
  name: { th: 'ลัง', en: 'Case' },
  rate: 12,
  priceType: 1,
  standardPrice: 100,
  salesPrice: 90,
  priceInVat: 90,
  priceBefore: null,
  showPrice: true,
} as const
const product = {
  code: '1',
  name: { th: 'น้ำ', en: '' },
  units: [unit],
  catalogPrice: 100,
  isAdvancePrice: false,
  stockControlled: true,
  stockAvailable: 5,
  promotions: [
    {
      id: 'P',
      name: '',
      shortName: 'ลดห้าเปอร์เซ็นต์',
      calculation: 1,
      tiers: [{ orderBuy: 1, freeQuantity: 0, discount: 500, discountType: '%' }],
    },
  ],
  pictures: ['products/x.webp'],
} as unknown as Product
const say = speak('en', shopEn).say as never

test('a card speaks the reader’s language, or the other when it is blank', () => {
  expect(cardOf(product, 'en', say)).toMatchObject({
    name: 'น้ำ',
    units: [{ name: 'Case', price: 90, old: 100 }],
    stock: 5,
    ribbon: '5% off',
  })
})

test('what is sold out says only that', () => {
  expect(cardOf({ ...product, stockAvailable: 0 }, 'th', say)).toMatchObject({
    soldOut: true,
    ribbon: undefined,
  })
})

test('a catalogue price that is no higher is not shown', () => {
  expect(cardOf({ ...product, catalogPrice: 90 }, 'th', say).units[0]?.old).toBeUndefined()
})

test('every unit crosses out the price a promotion replaces; the biggest the catalogue’s, if that is higher', () => {
  const bottle = { ...unit, position: 3, rate: 1, priceInVat: 9, priceBefore: 10 } as const
  const oldOf = (priceBefore: number, catalogPrice: number | null) =>
    cardOf({ ...product, catalogPrice, units: [{ ...unit, priceBefore }, bottle] }, 'th', say).units.map(
      ({ old }) => old,
    )
  expect(oldOf(95, 100)).toEqual([100, 10])
  expect(oldOf(105, 100)).toEqual([105, 10])
  expect(oldOf(95, null)).toEqual([95, 10])
})
