import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { isRemoved, type SavedLine, visibleLines } from '#shop/cart/cart.ts'
import { findCartLines, mergeChanges, moveGuestLines } from './stored-cart.ts'

const api = await testApi()
const { db } = api
const { rows, findProductCodes } = testOrdering(api)
const products = await findProductCodes('BKK01', 4)
const [first = ''] = products
const cart = { owner: { saleUnit: 'BKK01', customerCode: 'C0001', filledBy: '' }, kind: 'normal' } as const

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 5, minute)).toISOString()
const anyLine = fc.record({
  productCode: fc.constantFrom(...products),
  quantities: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  selected: fc.boolean(),
  changedAt: fc.nat(4).map(at),
})
const anyCart = fc.uniqueArray(anyLine, { selector: ({ productCode }) => productCode })
const codes = (lines: readonly SavedLine[]) => [
  ...new Set(lines.map(({ productCode }) => productCode).toSorted()),
]
const runs = { numRuns: 40, seed: 11 }

/** The cart after these steps on an empty one, by product code. */
async function after(...steps: (typeof mergeChanges | SavedLine[])[]): Promise<SavedLine[]> {
  await rows(`delete from cart_lines where customer_code = 'C0001'`)
  let write = mergeChanges
  for (const step of steps)
    if (typeof step === 'function') write = step
    else await write(db, cart, step)
  return (await findCartLines(db, cart)).toSorted((a, b) => (a.productCode < b.productCode ? -1 : 1))
}

test('two devices lose no line, whatever each did', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, anyCart, async (mine, theirs) => {
      expect(codes(await after(mine, theirs))).toEqual(codes([...mine, ...theirs]))
    }),
    runs,
  )
})

test('devices come to the same cart, whichever is synced first and however often', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, anyCart, anyCart, async (a, b, c) => {
      const one = await after(a, b, c)
      expect(await after(c, a, b)).toEqual(one)
      expect(await after(one, b, a)).toEqual(one)
    }),
    runs,
  )
})

test('a guest’s cart makes nothing less, and merged twice it changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, anyCart, async (own, guest) => {
      const once = await after(own, moveGuestLines, guest)
      expect(await after(own, moveGuestLines, guest, guest)).toEqual(once)
      for (const line of [...own, ...visibleLines(guest)]) {
        const now = once.find(({ productCode }) => productCode === line.productCode)
        for (const place of [0, 1, 2] as const)
          expect(now?.quantities[place]).toBeGreaterThanOrEqual(line.quantities[place])
      }
    }),
    runs,
  )
})

const line = (quantities: [number, number, number], more: Partial<SavedLine> = {}): SavedLine => ({
  ...{ productCode: first, quantities, selected: true, changedAt: at(0), ...more },
})

test.each([
  ['the larger first unit', line([2, 0, 0]), line([1, 9, 9]), 0],
  ['the larger second unit', line([1, 1, 0]), line([1, 2, 0]), 1],
  ['the larger third unit', line([1, 1, 3]), line([1, 1, 2]), 0],
  ['the selected one', line([1, 1, 1], { selected: false }), line([1, 1, 1]), 1],
  ['the later, however small', line([9, 9, 9]), line([0, 0, 0], { changedAt: at(1) }), 1],
  ['the later, whichever comes first', line([1, 0, 0], { changedAt: at(1) }), line([9, 0, 0]), 0],
] as const)('of two changes %s wins', async (_what, one, other, wins) => {
  expect(await after([one], [other])).toEqual([[one, other][wins]])
  expect(await after([other], [one])).toEqual([[one, other][wins]])
})

test.each([
  ['larger amounts of each unit win', line([1, 5, 0]), line([2, 3, 0]), line([2, 5, 0])],
  [
    'a line once removed comes back as the guest had it',
    line([0, 0, 0]),
    line([1, 0, 0], { selected: false }),
    line([1, 0, 0], { selected: false }),
  ],
  [
    'selected by the customer stays selected',
    line([1, 0, 0]),
    line([1, 0, 0], { selected: false }),
    line([1, 0, 0]),
  ],
  [
    'selected by the guest becomes selected',
    line([1, 0, 0], { selected: false }),
    line([1, 0, 0]),
    line([1, 0, 0]),
  ],
  [
    'selected by neither stays so',
    line([1, 0, 0], { selected: false }),
    line([2, 0, 0], { selected: false }),
    line([2, 0, 0], { selected: false }),
  ],
  [
    'it bears the later moment',
    line([1, 0, 0]),
    line([1, 0, 0], { changedAt: at(9) }),
    line([1, 0, 0], { changedAt: at(9) }),
  ],
  [
    'it bears its own later moment',
    line([1, 0, 0], { changedAt: at(9) }),
    line([1, 0, 0]),
    line([1, 0, 0], { changedAt: at(9) }),
  ],
])('a guest’s cart is merged: %s', async (_what, own, guest, merged) => {
  expect(await after([own], moveGuestLines, [guest])).toEqual([merged])
})

test('what a guest removed is not merged', async () => {
  expect(await after(moveGuestLines, [line([0, 0, 0])])).toEqual([])
  expect((await after([line([0, 0, 0])])).every(isRemoved)).toBe(true)
})
