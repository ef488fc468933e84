import { expect, test } from 'vitest'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { shopEn } from '#web/words/shop-en.ts'
import { shopTh } from '#web/words/shop-th.ts'
import { speak } from '#web/words/words.tsx'
import { namePromotion, sayRibbon, sayTiers, type ToldOffer } from './say-offer.ts'

const th = speak('th', shopTh).say as never
const en = speak('en', shopEn).say as never
const tier = { orderBuy: 1, freeQuantity: 0, discount: 0, discountType: '' }
const offer = (calculation: 1 | 2 | 3, ...tiers: Partial<typeof tier>[]): ToldOffer => ({
  name: 'ชื่อ',
  shortName: '',
  calculation,
  tiers: tiers.map((one) => ({ ...tier, ...one })),
})
const cans = { unit: 'กระป๋อง' }

test.each([
  [offer(1, { orderBuy: 10, freeQuantity: 1 }), 'ทุก 10 กระป๋อง แถม 1 กระป๋อง', 'For every 10 cans, get 1 can free'],
  [offer(2, { orderBuy: 24, discount: 350, discountType: '%' }), 'ซื้อครบ 24 กระป๋อง ลด 3.5%', 'Buy 24 cans or more, 3.5% off'],
  [offer(3, { orderBuy: 100_000, discount: 6_000, discountType: 'Money' }), 'ซื้อครบ ฿1,000 ลด ฿60', 'Spend ฿1,000, ฿60 off'],
  [
    offer(2, { orderBuy: 6, discount: 125, discountType: 'Money/UOM' }),
    'ซื้อครบ 6 กระป๋อง ลดกระป๋องละ ฿1.25',
    'Buy 6 cans or more, ฿1.25 off each can',
  ],
  [offer(1, { discount: 500, discountType: '%' }), 'ซื้อกี่กระป๋องก็ ลด 5%', 'From the first can, 5% off'],
])('a promotion is a sentence in both languages', (told, thai, english) => {
  expect(sayTiers(told, cans, th)).toEqual([thai])
  expect(sayTiers(told, { unit: 'can' }, en)).toEqual([english])
})

test('what is given is named when it is something else', () => {
  const told = offer(3, { orderBuy: 300_000, freeQuantity: 2 })
  expect(sayTiers(told, { unit: 'ชิ้น', free: { unit: 'แพ็ค', name: 'กระดาษเช็ดปาก' } }, th)).toEqual(['ซื้อครบ ฿3,000 แถม 2 แพ็ค กระดาษเช็ดปาก'])
  expect(sayTiers(told, { unit: 'piece', free: { unit: 'Pack', name: 'Napkins' } }, en)).toEqual([
    'Spend ฿3,000, get 2 packs of Napkins free',
  ])
})

test('the corner of a card says it in a few words: the merchant’s own in Thai, made from the first tier in English', () => {
  const water = { ...offer(1, { orderBuy: 10, freeQuantity: 1 }), shortName: 'ซื้อ 10 แถม 1' }
  expect(sayRibbon(water, 'th', th)).toBe('ซื้อ 10 แถม 1')
  expect(sayRibbon(water, 'en', en)).toBe('Buy 10 get 1')
  expect(sayRibbon(offer(2, { orderBuy: 18, discount: 4_500, discountType: 'Money' }), 'en', en)).toBe('Buy 18: ฿45 off')
  expect(sayRibbon(offer(1, { discount: 200, discountType: 'Money/UOM' }), 'en', en)).toBe('฿2 off each')
  expect(sayRibbon(offer(3, { orderBuy: 100_000, discount: 6_000, discountType: 'Money' }), 'en', en)).toBe('Spend ฿1,000: ฿60 off')
  expect(sayRibbon(offer(1), 'en', en)).toBe('ชื่อ')
})

test('a promotion bears its Thai name; an English reader is told what it does', () => {
  const { calculation, tiers } = offer(2, { orderBuy: 12, discount: 500, discountType: '%' })
  const milk = { name: 'ร้านกาแฟ นมข้นลด 5%', shortName: 'ลด 5%', rule: { calculation, tiers: [...tiers] } }
  expect(namePromotion(milk, 'th', th)).toBe('ลด 5%')
  expect(namePromotion(milk, 'en', en)).toBe('Buy 12: 5% off')
  expect(namePromotion({ ...milk, rule: null }, 'en', en)).toBe('ลด 5%')
})

test.each([
  ['Can', 24, 'cans'],
  ['Can', 1, 'can'],
  ['Box', 6, 'boxes'],
  ['Tray', 2, 'trays'],
  ['Dozen', 2, 'dozen'],
  ['กระป๋อง', 24, 'กระป๋อง'],
])('%s behind %i is %s', (unit, count, said) => expect(countedUnit(unit, count)).toBe(said))
