import { describe, expect, test } from 'vitest'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import {
  type DescribedPromotion,
  namePromotion,
  sayRibbon,
  sayTiers,
} from '#web/shared/promotions/say-promotion.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'
import { speak } from '#web/words/words.tsx'
import { sayCoupon } from './say-coupon.ts'

const th = speak('th', shopTh).say as never
const en = speak('en', shopEn).say as never
const tier = { orderBuy: 1, freeQuantity: 0, discount: 0, discountType: '' }
const offer = (calculation: 1 | 2 | 3, ...tiers: Partial<typeof tier>[]): DescribedPromotion => ({
  name: 'ชื่อ',
  shortName: '',
  calculation,
  tiers: tiers.map((one) => ({ ...tier, ...one })),
})
const cans = { units: [{ name: 'กระป๋อง', rate: 1 }] }
const cansEn = { units: [{ name: 'Can', rate: 1 }] }

test.each([
  [
    offer(1, { orderBuy: 10, freeQuantity: 1 }),
    'ซื้อครบทุก 10 กระป๋อง แถม 1 กระป๋อง',
    'For every 10 cans, get 1 can free',
  ],
  [
    offer(2, { orderBuy: 24, discount: 350, discountType: '%' }),
    'ซื้อครบ 24 กระป๋อง ลด 3.5%',
    'Buy 24 cans or more, 3.5% off',
  ],
  [
    offer(3, { orderBuy: 100_000, discount: 6_000, discountType: 'Money' }),
    'ซื้อครบ ฿1,000 ลด ฿60',
    'Spend ฿1,000, ฿60 off',
  ],
  [
    offer(2, { orderBuy: 6, discount: 125, discountType: 'Money/UOM' }),
    'ซื้อครบ 6 กระป๋อง ลดกระป๋องละ ฿1.25',
    'Buy 6 cans or more, ฿1.25 off each can',
  ],
  [offer(1, { discount: 500, discountType: '%' }), 'ซื้อกี่กระป๋องก็ลด 5%', '5% off, even for one can'],
])('a promotion is a sentence in both languages', (told, thai, english) => {
  expect(sayTiers(told, cans, th)).toEqual([thai])
  expect(sayTiers(told, cansEn, en)).toEqual([english])
})

test('what is given is named when it is something else, and points are points', () => {
  const told = offer(3, { orderBuy: 300_000, freeQuantity: 2 })
  expect(sayTiers(told, { units: [], gives: { unit: 'แพ็ค', name: 'กระดาษเช็ดปาก' } }, th)).toEqual([
    'ซื้อครบ ฿3,000 แถมกระดาษเช็ดปาก 2 แพ็ค',
  ])
  expect(sayTiers(told, { units: [], gives: { unit: 'Pack', name: 'Napkins' } }, en)).toEqual([
    'Spend ฿3,000, get 2 free packs of Napkins',
  ])
  const points = offer(1, { orderBuy: 6, freeQuantity: 50 })
  expect(sayTiers(points, { ...cans, gives: 'points' }, th)).toEqual(['ซื้อครบทุก 6 กระป๋อง รับ 50 คะแนน'])
  expect(sayRibbon(points, 'en', en, { ...cansEn, gives: 'points' })).toBe('Buy 6 cans, earn 50 points')
})

describe('the corner of a card names the unit it counts', () => {
  const water = { ...offer(1, { orderBuy: 120, freeQuantity: 12 }), shortName: 'ซื้อ 10 แถม 1' }
  const bottles = {
    units: [
      { name: 'แพ็ค', rate: 12 },
      { name: 'ขวด', rate: 1 },
    ],
  }
  const bottlesEn = {
    units: [
      { name: 'Pack', rate: 12 },
      { name: 'Bottle', rate: 1 },
    ],
  }

  test('packs, when everything bought and given fills packs', () => {
    expect(sayRibbon(water, 'th', th, bottles)).toBe('ซื้อ 10 แพ็ค แถม 1 แพ็ค')
    expect(sayRibbon(water, 'en', en, bottlesEn)).toBe('Buy 10 packs, get 1 pack free')
  })

  test('bottles, when only bottles come out whole', () => {
    const odd = { ...water, ...offer(1, { orderBuy: 10, freeQuantity: 1 }), shortName: 'ซื้อ 10 แถม 1' }
    expect(sayRibbon(odd, 'th', th, bottles)).toBe('ซื้อ 10 ขวด แถม 1 ขวด')
  })

  test('the merchant’s own words stay when they count nothing, or say in what', () => {
    const said = (shortName: string) => sayRibbon({ ...water, shortName }, 'th', th, bottles)
    expect(said('ซื้อ 10 แพ็ค แถม 1 แพ็ค')).toBe('ซื้อ 10 แพ็ค แถม 1 แพ็ค')
    expect(said('จ.-อ. ลด 2%')).toBe('จ.-อ. ลด 2%')
    expect(said('ค้าส่ง ลด ฿1.50')).toBe('ค้าส่ง ลด ฿1.50')
    expect(said('ลดสูงสุด ฿2/ขวด')).toBe('ลดสูงสุด ฿2/ขวด')
    expect(said('ลดป๋องละ 50 ส.ต.')).toBe('ลดป๋องละ 50 ส.ต.')
  })

  test('in English it is made from the first tier', () => {
    expect(
      sayRibbon(offer(2, { orderBuy: 18, discount: 4_500, discountType: 'Money' }), 'en', en, cansEn),
    ).toBe('Buy 18 cans, ฿45 off')
    expect(sayRibbon(offer(1, { discount: 200, discountType: 'Money/UOM' }), 'en', en, cansEn)).toBe(
      '฿2 off each can',
    )
    expect(sayRibbon(offer(3, { orderBuy: 100_000, discount: 6_000, discountType: 'Money' }), 'en', en)).toBe(
      'Spend ฿1,000, ฿60 off',
    )
    expect(sayRibbon({ ...offer(1), tiers: [] }, 'en', en)).toBe('ชื่อ')
  })
})

test('a promotion bears its Thai name; an English reader is told what it does', () => {
  const { calculation, tiers } = offer(2, { orderBuy: 12, discount: 500, discountType: '%' })
  const milk = { name: 'ร้านกาแฟ นมข้นลด 5%', shortName: 'ลด 5%', rule: { calculation, tiers: [...tiers] } }
  expect(namePromotion(milk, 'th', th)).toBe('ลด 5%')
  expect(namePromotion(milk, 'en', en, cansEn)).toBe('Buy 12 cans, 5% off')
  expect(namePromotion({ ...milk, rule: null }, 'en', en)).toBe('ลด 5%')
})

describe('a coupon says first what it is for', () => {
  const about = (over: Partial<PromotionAbout>): PromotionAbout => ({
    goods: { th: '', en: '' },
    count: 0,
    units: [],
    gives: null,
    ...over,
  })
  const coupon = (told: DescribedPromotion, of: PromotionAbout) => ({
    name: 'คูปองแลกบะหมี่ฟรี 6 ซอง',
    remark: 'เมื่อสั่งครบ 800 บาท',
    rule: { calculation: told.calculation, tiers: [...told.tiers], about: of },
  })

  test('the goods in English, the merchant’s own words in Thai', () => {
    const drinks = coupon(
      offer(3, { orderBuy: 150_000, discount: 10_000, discountType: 'Money' }),
      about({ goods: { th: 'น้ำดื่ม น้ำผลไม้', en: 'Drinking Water, Fruit Juice' }, count: 17 }),
    )
    expect(sayCoupon(drinks, 'en', en)).toEqual({
      title: 'Drinking Water, Fruit Juice (17 products)',
      text: 'Spend ฿1,500, ฿100 off',
    })
    expect(sayCoupon(drinks, 'th', th)).toEqual({ title: 'คูปองแลกบะหมี่ฟรี 6 ซอง', text: 'เมื่อสั่งครบ 800 บาท' })
  })

  test('what it gives, when it counts the whole order', () => {
    const gives = {
      kind: 'goods',
      name: { th: 'บะหมี่', en: 'Noodles' },
      unit: { th: 'ซอง', en: 'Sachet' },
    } as const
    expect(
      sayCoupon(coupon(offer(3, { orderBuy: 80_000, freeQuantity: 6 }), about({ gives })), 'en', en),
    ).toEqual({
      title: 'Spend ฿800, get 6 free sachets of Noodles',
      text: '',
    })
  })
})

test.each([
  ['Can', 24, 'cans'],
  ['Can', 1, 'can'],
  ['Box', 6, 'boxes'],
  ['Tray', 2, 'trays'],
  ['Dozen', 2, 'dozen'],
  ['กระป๋อง', 24, 'กระป๋อง'],
])('%s behind %i is %s', (unit, count, said) => expect(countedUnit(unit, count)).toBe(said))
