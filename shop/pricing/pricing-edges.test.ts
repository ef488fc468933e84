import { describe, expect, test } from 'vitest'
import { aProduct, aPromotion, lineOf, priced, tea, water } from '#checks/pricing/pricing-examples.ts'
import { windowOn } from './unit-prices.ts'

describe('what cannot be bought', () => {
  test.each([[-1], [1.5], [Number.NaN], [0]])('%d of a unit is none of it', (quantity) => {
    const { lines, total, needs } = priced({ lines: [lineOf(tea, quantity)] })
    expect([lines[0]?.rows, lines[0]?.orderable, total, needs]).toEqual([[], false, 0, []])
  })

  test.each([1, 2, 3] as const)(
    'a quantity of unit %i, which is not sold, is told and keeps the line from being ordered',
    (position) => {
      const units = water.units
        .slice(0, 1)
        .map((unit) => ({ ...unit, position: ((position % 3) + 1) as 1 | 2 | 3 }))
      const quantities = [0, 0, 0].map((_, at) =>
        at === position - 1 ? 1 : at === position % 3 ? 2 : 0,
      ) as [number, number, number]
      const { lines, problems } = priced({ lines: [{ product: { ...water, units }, quantities }] })
      expect(problems).toEqual([{ kind: 'unitNotSold', productCode: 'WATER', position }])
      expect(lines).toMatchObject([{ orderable: false, rows: [{ quantity: 2 }] }])
    },
  )

  test('goods without a price are told and cannot be ordered, the others can', () => {
    const { lines, problems } = priced({ lines: [lineOf(aProduct('FREE', [1], [0]), 1), lineOf(tea, 1)] })
    expect(problems).toEqual([{ kind: 'noPrice', productCode: 'FREE', position: 1 }])
    expect(lines.map(({ orderable }) => orderable)).toEqual([false, true])
  })

  test('goods of a promotion that cannot be read say so, and it offers nothing', () => {
    const odd = aPromotion({
      calculation: 7,
      tiers: [{ discount: 100, discountType: 'Money' }],
      saleProducts: ['TEA'],
    })
    const { lines, promotions, hints } = priced({ lines: [lineOf(tea, 5)], promotions: [odd] })
    expect(lines[0]?.rows[0]?.why).toContainEqual({ kind: 'unknownPromotion', promotionId: 'P1' })
    expect([promotions, hints]).toEqual([[], []])
  })
})

describe('delivery and the minimum', () => {
  test.each([
    [{ fee: 6_000, freeFrom: 15_000 }, 10, 0, 0],
    [{ fee: 6_000, freeFrom: 15_001 }, 10, 6_000, 1],
    [{ fee: 6_000, freeFrom: null }, 10, 6_000, 0],
    [{ fee: 0, freeFrom: 99_000 }, 10, 0, 0],
    [{ fee: 1, freeFrom: 15_100 }, 10, 1, 100],
    [{ fee: 6_000, freeFrom: 0 }, 0, 0, 0],
  ])(
    '%j, %i bought: costs %i, %i more make it free',
    (delivery, many, deliveryFee, missingToFreeDelivery) => {
      expect(priced({ lines: [lineOf(tea, many)], delivery: { ...delivery, priceType: 1 } })).toMatchObject({
        deliveryFee,
        missingToFreeDelivery,
      })
    },
  )

  test.each([
    [15_000, 0],
    [15_001, 1],
  ])('a minimum of %i misses %i', (minimumOrder, missingToMinimum) => {
    expect(priced({ lines: [lineOf(tea, 10)], minimumOrder })).toMatchObject({ missingToMinimum })
  })
})

test.each([
  [6, 0],
  [7, 3],
  [13, 3],
  [14, 6],
])('%i bottles at 15 baht earn %i points at three for each hundred baht', (many, pointsEarned) => {
  expect(priced({ lines: [lineOf(tea, many)], pointsPer100Baht: 3 })).toMatchObject({
    pointsEarned,
    points: 0,
  })
})

test('a cart paid with points is all points and no money', () => {
  const cup = { ...aProduct('CUP', [24, 2], [100_000, 9_000]), pointsPerUnit: 1 }
  const sold = { ...aProduct('SOLD', [1], [1_000]), pointsPerUnit: 5 }
  const lines = [lineOf(cup, 1, 3), lineOf(tea, 2), { product: sold, quantities: [0, 4, 0] as const }]
  const shown = { amount: 0, discount: 0, net: 0 }
  const row = { price: 0, priceType: 1, amount: 0, discount: 0, net: 0, promotionId: null, shown }
  const line = { amount: 0, discount: 0, net: 0, shown }
  const none = {
    freeItems: [],
    promotions: [],
    couponPromotionIdsUsed: [],
    hints: [],
    vatGroups: [],
    warnings: [],
  }
  const sums = { subtotal: 0, discount: 0, delivery: 0, cashRounding: 0, total: 0 }
  const zero = {
    shown: sums,
    cashRounding: 0,
    subtotal: 0,
    subtotalWithVat: 0,
    discount: 0,
    deliveryFee: 0,
    vat: 0,
    vatOnTop: 0,
    total: 0,
    pointsEarned: 0,
  }
  expect(
    priced({
      mode: 'points',
      lines,
      delivery: { fee: 6_000, freeFrom: null, priceType: 1 },
      minimumOrder: 30_000,
    }),
  ).toEqual({
    ...{ mode: 'points', ...none, ...zero, missingToFreeDelivery: 0, missingToMinimum: 0, points: 15 },
    lines: [
      {
        ...{ ...line, productCode: 'CUP', baseUnits: 30, points: 15, orderable: true },
        rows: [
          {
            ...row,
            position: 1,
            rate: 24,
            quantity: 1,
            baseUnits: 24,
            points: 12,
            why: [{ kind: 'points', pointsPerUnit: 1 }],
          },
          {
            ...row,
            position: 2,
            rate: 2,
            quantity: 3,
            baseUnits: 6,
            points: 3,
            why: [{ kind: 'points', pointsPerUnit: 1 }],
          },
        ],
      },
      {
        ...{ ...line, productCode: 'TEA', baseUnits: 2, points: 0, orderable: false },
        rows: [
          {
            ...row,
            position: 1,
            rate: 1,
            quantity: 2,
            baseUnits: 2,
            points: 0,
            why: [{ kind: 'points', pointsPerUnit: 0 }],
          },
        ],
      },
      { ...line, productCode: 'SOLD', baseUnits: 0, points: 0, orderable: false, rows: [] },
    ],
    problems: [
      { kind: 'unitNotSold', productCode: 'SOLD', position: 2 },
      { kind: 'notRedeemable', productCode: 'TEA' },
    ],
    needs: [
      { productCode: 'CUP', baseUnits: 30 },
      { productCode: 'TEA', baseUnits: 2 },
      { productCode: 'SOLD', baseUnits: 0 },
    ],
  })
})

test('of price windows that overlap, the one that started last holds, and both of its days count', () => {
  const cells = { prices: [1, null, null], types: [1, null, null] } as const
  const [long, short] = [
    { ...cells, startsOn: '2026-11-01', endsOn: '2026-11-30' },
    { ...cells, startsOn: '2026-11-10', endsOn: '2026-11-12' },
  ]
  for (const windows of [
    [long, short],
    [short, long],
  ]) {
    const found = [
      '2026-10-31',
      '2026-11-01',
      '2026-11-10',
      '2026-11-12',
      '2026-11-13',
      '2026-11-30',
      '2026-12-01',
    ].map((day) => windowOn(windows, day))
    expect(found).toEqual([undefined, long, short, short, long, long, undefined])
  }
})

describe('so that nothing is counted twice or forgotten', () => {
  test('a quantity below nothing takes nothing from another line of the product', () => {
    expect(priced({ lines: [lineOf(tea, 2), lineOf(tea, -1)] }).total).toBe(3_000)
  })

  test('a single piece is needed from the shelf, in one VAT group, and costs no points', () => {
    const { needs, vatGroups, lines } = priced({ lines: [lineOf(tea, 1)] })
    expect([needs, vatGroups.length]).toEqual([[{ productCode: 'TEA', baseUnits: 1 }], 1])
    expect(lines).toMatchObject([{ points: 0, rows: [{ points: 0 }] }])
  })

  test('points begin at a whole hundred baht', () => {
    expect(priced({ lines: [lineOf(aProduct('X', [1], [3_333]), 3)] }).pointsEarned).toBe(0)
  })

  test('goods for points are priced by their smallest unit, and a unit that is not sold keeps the line back', () => {
    const cup = { ...aProduct('CUP', [24, 6, 2], [1, 1, 1]), pointsPerUnit: 1 }
    expect(priced({ mode: 'points', lines: [lineOf(cup, 1, 1, 1)] })).toMatchObject({
      points: 16,
      lines: [{ orderable: true }],
    })
    const pair = { ...water, pointsPerUnit: 1 }
    expect(priced({ mode: 'points', lines: [lineOf(pair, 1, 0, 1)] }).lines).toMatchObject([
      { orderable: false, rows: [{ points: 24 }] },
    ])
    expect(priced({ mode: 'points', lines: [lineOf(pair, 0, 0, 0)] }).lines).toMatchObject([
      { orderable: false, rows: [] },
    ])
  })

  test('a promotion that cannot be read gives no gift for the whole order either', () => {
    const odd = aPromotion({
      type: 3,
      calculation: 7,
      wholeOrder: true,
      tiers: [{ orderBuy: 1, freeQuantity: 1 }],
      freeProducts: ['TEA'],
    })
    expect(priced({ lines: [lineOf(tea, 1)], promotions: [odd], freeProducts: [tea] })).toMatchObject({
      freeItems: [],
      hints: [],
    })
  })

  test('a promotion whose goods are not in the cart says nothing', () => {
    const gift = aPromotion({
      type: 3,
      tiers: [{ orderBuy: 5, freeQuantity: 1 }],
      saleProducts: ['WATER'],
      freeProducts: ['TEA'],
    })
    expect(priced({ lines: [lineOf(tea, 1)], promotions: [gift], freeProducts: [tea] }).hints).toEqual([])
    expect(priced({ promotions: [{ ...gift, wholeOrder: true }], freeProducts: [tea] }).hints).toEqual([])
  })
})

test('one row of goods for points can be ordered, and one satang before VAT is worth one', () => {
  const cup = { ...aProduct('CUP', [1], [1]), pointsPerUnit: 5 }
  expect(priced({ mode: 'points', lines: [lineOf(cup, 1)] }).lines).toMatchObject([
    { orderable: true, points: 5 },
  ])
  expect(priced({ lines: [lineOf(aProduct('PIN', [1], [1], 2), 1)] })).toMatchObject({
    subtotalWithVat: 1,
    total: 1,
  })
})
