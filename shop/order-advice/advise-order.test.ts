import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, isoDayOf, type Purchase } from './advice.ts'
import { adviseOrder, mostAdvised } from './advise-order.ts'
import { compareShops, nothingAlike } from './alike-shops.ts'

const today = dayNumber('2026-11-16')
const bought = (productCode: string, daysAgo: number[], quantity = 6): Purchase[] =>
  daysAgo.map((ago) => ({ productCode, day: today - ago, unit: 1, rate: 12, quantity }))
const advise = (purchases: Purchase[], alike = nothingAlike) => adviseOrder({ today, purchases, alike })

describe('rhythm', () => {
  test('what is bought every week is due a week after the last time, as much as usual', () => {
    expect(advise(bought('A', [21, 14, 7]))).toMatchObject([
      {
        ...{ productCode: 'A', unit: 1, rate: 12, quantity: 6 },
        reason: { kind: 'due', everyDays: 7, dueOn: today, lastOn: today - 7 },
      },
    ])
  })

  test('what was bought today, or never three times, is not advised', () => {
    expect(advise(bought('A', [28, 21, 14, 7, 0]))).toEqual([])
    expect(advise(bought('A', [14, 7]))).toEqual([])
    expect(advise([])).toEqual([])
  })

  test('a double purchase lasts longer, and is said by when it is used up', () => {
    const usual = bought('A', [42, 35, 28, 21, 14])
    const before = advise([...usual, ...bought('A', [7], 6)])[0]?.score ?? 0
    const [line] = advise([...usual, ...bought('A', [7], 12)])
    expect(line?.score ?? 0).toBeLessThan(before)
    const later = adviseOrder({
      ...{ today: today + 4, alike: nothingAlike },
      purchases: [...usual, ...bought('A', [7], 12)],
    })
    expect(later[0]?.reason).toMatchObject({ kind: 'low', lastOn: today - 7 })
  })

  test('a purchase of everything for a feast does not change the usual quantity', () => {
    expect(
      advise([...bought('A', [35, 28, 21, 14], 2), ...bought('A', [7], 2), ...bought('A', [42], 90)])[0]
        ?.quantity,
    ).toBe(2)
  })

  test('what the shop left out of many orders is no longer advised', () => {
    const others = bought('B', [70, 63, 56, 49, 42, 35, 28, 21, 14, 7])
    expect(
      advise([...bought('A', [91, 84, 77, 70]), ...others]).map(({ productCode }) => productCode),
    ).toEqual(['B'])
  })

  test('a shop that was closed for a month is advised what it bought before', () => {
    expect(advise(bought('A', [58, 51, 44, 37]))).toMatchObject([
      { productCode: 'A', reason: { kind: 'due' } },
    ])
  })

  test('a purchase of the next day is not known yet', () => {
    expect(advise(bought('A', [14, 7, -1]))).toEqual([])
  })
})

describe('season', () => {
  test('what was bought a year ago in these weeks, and hardly since, comes back', () => {
    expect(advise([...bought('A', [366, 360]), ...bought('B', [3])])).toMatchObject([
      { productCode: 'A', quantity: 6, reason: { kind: 'season', lastOn: today - 360 } },
    ])
    expect(advise(bought('A', [330, 320]))).toEqual([])
  })
})

describe('shops alike', () => {
  const alike = compareShops([
    ['A', 'B'],
    ['A', 'B'],
    ['A', 'B', 'C'],
    ['A', 'D'],
  ])
  test('what three of four shops buy besides is named with these figures, one to try', () => {
    expect(advise(bought('A', [10, 1]), alike)).toMatchObject([
      { productCode: 'B', unit: 1, quantity: 1, reason: { kind: 'alike', besides: 'A', shops: 3, of: 4 } },
    ])
  })
  test('never what the shop buys or has tried itself, and never after a single purchase', () => {
    expect(advise([...bought('A', [10, 1]), ...bought('B', [100])], alike)).toEqual([])
    expect(advise(bought('A', [1]), alike)).toEqual([])
  })
  test('two shops are no rule', () => {
    expect(
      compareShops([
        ['A', 'B'],
        ['A', 'B'],
      ]).products,
    ).toEqual({})
  })
})

describe('whatever a shop has bought', () => {
  const purchase = fc.record({
    productCode: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    day: fc.integer({ min: today - 400, max: today + 2 }),
    unit: fc.constantFrom(1 as const, 2 as const, 3 as const),
    rate: fc.constantFrom(1, 6, 12, 144),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  })
  const purchases = fc.array(purchase, { maxLength: 80 })
  const alike = fc
    .array(fc.subarray(['A', 'B', 'C', 'D', 'E', 'F', 'G']), { maxLength: 12 })
    .map((shops) => compareShops(shops))

  test('quantities are whole and positive, no product comes twice, and scores rank', () => {
    fc.assert(
      fc.property(purchases, alike, (list, known) => {
        const lines = advise(list, known)
        for (const { quantity, score, rate } of lines) {
          expect(Number.isInteger(quantity) && quantity > 0 && rate > 0).toBe(true)
          expect(score > 0 && score <= 1).toBe(true)
        }
        expect(new Set(lines.map(({ productCode }) => productCode)).size).toBe(lines.length)
        const own = lines.filter(({ reason }) => reason.kind !== 'alike').map(({ score }) => score)
        expect(own).toEqual(own.toSorted((a, b) => b - a))
        expect(lines.length).toBeLessThanOrEqual(mostAdvised + 3)
      }),
    )
  })

  test('the order in which purchases are read changes nothing', () => {
    fc.assert(
      fc.property(
        purchases.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        alike,
        ([list, shuffled], known) => {
          expect(advise(shuffled, known)).toEqual(advise(list, known))
        },
      ),
    )
  })

  test('no reason is made up: what it says stands in the purchases', () => {
    fc.assert(
      fc.property(purchases, alike, (list, known) => {
        for (const { productCode, reason } of advise(list, known)) {
          const days = list.filter((one) => one.productCode === productCode).map(({ day }) => day)
          if (reason.kind === 'alike') {
            expect(days.filter((day) => day <= today)).toEqual([])
            expect(known.products[reason.besides]?.besides).toContainEqual([productCode, reason.shops])
          } else expect(days).toContain(reason.lastOn)
        }
      }),
    )
  })
})

test('a day is the same day after it was counted', () => {
  expect(isoDayOf(dayNumber('2024-02-29'))).toBe('2024-02-29')
})
