import { expect, test } from 'vitest'
import { blankProduct } from '#shop/merchant-products/product-draft.ts'
import { previewProduct } from './preview-product.ts'

const draft = {
  ...blankProduct,
  ...{ nameTh: 'น้ำดื่ม', nameEn: '', unitCount: 2 as const, catalogPrice: 13_000 },
  ...{ unit1NameTh: 'ลัง', unit1Rate: 12, unit2NameTh: 'ขวด', unit2Rate: 1, unit3NameTh: 'ถุง', unit3Rate: 6 },
  ...{ level1Unit1Price: 12_000, level1Unit1Type: 1 as const, level1Unit2Price: 1_200 },
  ...{ level2Unit1Price: 10_000, level2Unit1Type: 2 as const },
}

test('a level shows its own prices with VAT, the list shows those of everybody', () => {
  const pricesAt = (level: 1 | 2 | 3) =>
    previewProduct(draft, { level, vatPercent: 7, locale: 'th' }).units.map(({ price }) => price)
  expect(pricesAt(1)).toEqual([12_000, 1_200])
  expect(pricesAt(2)).toEqual([10_700, 891])
  expect(pricesAt(3)).toEqual(pricesAt(1))
})

test('a case that is cheaper by the piece says so, and a crossed-out price stands on it alone', () => {
  const { name, units } = previewProduct(draft, { level: 1, vatPercent: 7, locale: 'en' })
  expect(name).toBe('น้ำดื่ม')
  expect(units).toMatchObject([
    { name: 'ลัง', savesPercent: 16, old: 13_000 },
    { name: 'ขวด', savesPercent: 0, old: undefined },
  ])
})

test('without a price there is nothing to order', () => {
  expect(previewProduct(blankProduct, { level: 1, vatPercent: 7, locale: 'th' }).units).toEqual([])
})
