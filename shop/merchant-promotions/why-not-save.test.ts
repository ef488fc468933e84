import { describe, expect, test } from 'vitest'
import type { PromotionTier } from '../promotions/promotion.ts'
import { draftProblems } from './merchant-promotion-problems.ts'
import { copyOf, newDraft, type PromotionDraft, settleDraft } from './promotion-draft.ts'
import { whyNotSave } from './why-not-save.ts'

const off: PromotionTier = { orderBuy: 12, freeQuantity: 0, discount: 1_000, discountType: 'Money' }
const gift: PromotionTier = { orderBuy: 12, freeQuantity: 1, discount: 0, discountType: '' }
const whole: PromotionDraft = {
  ...newDraft('2026-11-16'),
  ...{ name: 'ชาเขียวลด 10', shortName: 'ลด 10', remark: 'ทุก 12 ขวด', tiers: [off], saleProducts: ['1001'] },
}
const free: PromotionDraft = { ...whole, type: 3, tiers: [gift], freeProducts: ['1002'] }
const said = (draft: PromotionDraft) => whyNotSave(draft).map(({ field, row }) => [field, row.en])

test('a new promotion begins today and ends seven days later, for everyone, every day', () => {
  expect(newDraft('2026-11-28')).toMatchObject({
    ...{ startsOn: '2026-11-28', endsOn: '2026-12-05', enabled: true, everyone: true, weekdays: 127 },
  })
})

test('whole promotions of every kind are saved', () => {
  expect(said(whole)).toEqual([])
  expect(said({ ...whole, type: 2, tiers: [{ ...off, discount: 10_000, discountType: '%' }] })).toEqual([])
  expect(said(free)).toEqual([])
  expect(said({ ...free, saleProducts: [] })).toEqual([])
})

describe('the eleven messages, each at its field', () => {
  test.each<[string, keyof PromotionDraft, PromotionDraft]>([
    ['Please enter promotion name', 'name', { ...whole, name: ' ' }],
    ['Please enter promotion short name', 'shortName', { ...whole, shortName: '' }],
    ['Please enter promotion remark', 'remark', { ...whole, remark: '\n' }],
    ['Please enter calculation detail', 'tiers', { ...whole, tiers: [] }],
    [
      'Please enter free item quantity in calculation detail',
      'tiers',
      { ...free, tiers: [{ ...gift, freeQuantity: 0 }] },
    ],
    ['Please enter discount in calculation detail', 'tiers', { ...whole, tiers: [{ ...off, discount: 0 }] }],
    ['Please select free item', 'freeProducts', { ...free, freeProducts: [] }],
    ['Please select sale item', 'saleProducts', { ...whole, saleProducts: [] }],
    [
      'Please specify customers participating in the promotion',
      'customers',
      { ...whole, everyone: false, customers: [] },
    ],
    ['Please select store type', 'storeTypes', { ...whole, byStoreType: true }],
    ['Please select customer type', 'customerTypes', { ...whole, everyone: false, byCustomerType: true }],
  ])('%s', (message, field, draft) => {
    expect(said(draft)).toEqual([[field, message]])
  })

  test('all at once, in the order of the specification', () => {
    const nothing = { ...whole, name: '', shortName: '', remark: '', tiers: [], saleProducts: [] }
    expect(said({ ...nothing, everyone: false, byStoreType: true })).toEqual([
      ['name', 'Please enter promotion name'],
      ['shortName', 'Please enter promotion short name'],
      ['remark', 'Please enter promotion remark'],
      ['tiers', 'Please enter calculation detail'],
      ['saleProducts', 'Please select sale item'],
      ['customers', 'Please specify customers participating in the promotion'],
      ['storeTypes', 'Please select store type'],
    ])
    expect(Object.keys(draftProblems)).toHaveLength(11)
    for (const { th } of Object.values(draftProblems)) expect(th).toMatch(/^กรุณา/)
  })
})

describe('the steps of a calculation', () => {
  const steps = (...tiers: Partial<PromotionTier>[]) =>
    whyNotSave({ ...whole, tiers: tiers.map((tier) => ({ ...off, ...tier })) }).map(({ row, params }) => [
      row.code,
      params?.line,
    ])
  test.each<[string, Partial<PromotionTier>[], [string, number | undefined][]]>([
    ['rise strictly', [{ orderBuy: 5 }, { orderBuy: 6 }], []],
    ['refuse an equal one', [{ orderBuy: 5 }, { orderBuy: 5 }], [['promotions.notRising', 2]]],
    [
      'refuse a falling one',
      [{ orderBuy: 5 }, { orderBuy: 9 }, { orderBuy: 8 }],
      [['promotions.notRising', 3]],
    ],
    ['refuse nothing to buy', [{ orderBuy: 0 }], [['promotions.noThreshold', 1]]],
    ['refuse half a unit', [{ orderBuy: 1.5 }], [['promotions.noThreshold', 1]]],
    ['refuse another discount', [{ discountType: '%' }], [['promotions.wrongDiscountType', 1]]],
    ['refuse an unknown discount', [{ discountType: 'Baht' }], [['promotions.wrongDiscountType', 1]]],
  ])('%s', (_what, tiers, codes) => {
    expect(steps(...tiers)).toEqual(codes)
  })
  test('take at most a hundred percent off', () => {
    const percent = (discount: number) =>
      whyNotSave({ ...whole, type: 2, tiers: [{ ...off, discount, discountType: '%' }] }).map(
        ({ row }) => row.code,
      )
    expect([percent(10_000), percent(10_001)]).toEqual([[], ['promotions.overHundred']])
  })
})

test('days are in order, and at least one weekday is chosen', () => {
  expect(said({ ...whole, endsOn: '2026-11-15', weekdays: 0 })).toEqual([
    ['endsOn', 'It cannot end before it begins'],
    ['weekdays', 'Choose at least one weekday'],
  ])
})

describe('what does not count is not kept', () => {
  test('customers listed before everyone was chosen, types that are not asked for, discounts of gifts', () => {
    const settled = settleDraft({
      ...free,
      ...{ customers: ['C2', 'C1', 'C2'], storeTypes: ['GR'], customerTypes: ['RT'] },
      tiers: [{ ...gift, discount: 500, discountType: '%' }],
    })
    expect(settled).toMatchObject({ customers: [], storeTypes: [], customerTypes: [], tiers: [gift] })
  })
  test('everyone of a customer type is not everyone', () => {
    expect(settleDraft({ ...whole, byCustomerType: true, customerTypes: ['RT'] })).toMatchObject({
      everyone: false,
      customerTypes: ['RT'],
    })
  })
})

test('a copy holds from today, and says that it is one', () => {
  const copy = copyOf(
    { ...whole, startsOn: '2025-01-01', endsOn: '2025-01-02', enabled: false },
    '2026-11-16',
  )
  expect(copy).toEqual({ ...whole, name: `${whole.name} (สำเนา)` })
})
