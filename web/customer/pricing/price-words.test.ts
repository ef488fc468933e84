import { expect, test } from 'vitest'
import type { Reason } from '#shop/priced-cart/priced-cart.ts'
import { fill } from '#shop/words/locale.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { type Naming, sayReason } from './price-words.ts'

const named = (name: string, words: Record<string, string>, units: [string, string]): Naming => ({
  say: (key, ...params) => fill(words[key] ?? key, params[0] ?? {}),
  products: new Map([
    [
      '6010',
      {
        code: '6010',
        name: 'Washing powder',
        units: [
          { position: 1, name: units[0], rate: 6 },
          { position: 2, name: units[1], rate: 1 },
        ],
      },
    ],
  ]),
  promotions: new Map([['P1', { name } as never]]),
  points: new Set(),
})
const inEnglish = (name: string) => named(name, orderEn, ['Case', 'Bag'])
const inThai = (name: string) => named(name, orderTh, ['ลัง', 'ถุง'])
const taken = (amount: number, { reached = 18, times = 1 } = {}): Reason => ({
  kind: 'promotion',
  promotionId: 'P1',
  counting: 'units',
  reached,
  times,
  gain: { kind: 'money', amount },
  amount,
})

test.each<[string, Reason, Naming, string]>([
  ['the name says it all', taken(4_500), inEnglish('Buy 18 bags, ฿45 off'), 'Buy 18 bags, ฿45 off'],
  [
    'the name says what to buy',
    taken(3_150),
    inEnglish('Buy 18 bags, 5% off'),
    'Buy 18 bags, 5% off: ฿31.50 off',
  ],
  [
    'another amount that begins alike',
    taken(4_500),
    inEnglish('Buy 18 bags, ฿450 off'),
    'Buy 18 bags, ฿450 off: ฿45.00 off',
  ],
  [
    'a higher tier than the name tells of',
    taken(10_000, { reached: 36 }),
    inEnglish('Buy 18 bags, ฿45 off'),
    'Buy 18 bags, ฿45 off: ฿100.00 off at 36 bags',
  ],
  [
    'more than once',
    taken(9_000, { times: 2 }),
    inEnglish('Buy 18 bags, ฿45 off'),
    'Buy 18 bags, ฿45 off: ฿90.00 off at 18 bags × 2',
  ],
  ['a name of the merchant’s own', taken(4_500), inThai('โปรผงซักฟอก'), 'โปรผงซักฟอก: ครบ 18 ถุง ลด ฿45.00'],
  ['a price', { kind: 'price', basis: 'list', price: 99_300 }, inEnglish(''), 'List price ฿993.00 per case'],
])('why this price, %s', (_what, reason, naming, said) => {
  expect(sayReason(reason, { code: '6010', position: 1 }, naming)).toBe(said)
})
