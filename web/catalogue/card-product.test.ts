import { expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
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
  promotions: [{ id: 'P', name: '', shortName: 'ลด 5%', remark: '', endsOn: '' }],
  pictures: ['products/x.webp'],
} as unknown as Product

test('a card speaks the reader’s language, or the other when it is blank', () => {
  expect(cardOf(product, 'en')).toMatchObject({ name: 'น้ำ', units: [{ name: 'Case', price: 90 }], oldPrice: 100, left: 5, ribbon: 'ลด 5%' })
})

test('what is sold out says only that', () => {
  expect(cardOf({ ...product, stockAvailable: 0 }, 'th')).toMatchObject({ soldOut: true, left: undefined, ribbon: undefined })
})

test('a catalogue price that is no higher is not shown', () => {
  expect(cardOf({ ...product, catalogPrice: 90 }, 'th').oldPrice).toBeUndefined()
})
