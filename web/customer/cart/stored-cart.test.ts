import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import { inParts, mergeServerCart, unsentLines } from '#web/customer/cart-sync/merge-server-cart.ts'
import {
  emptyCart,
  mostOfOne,
  putLines,
  readCart,
  type StoredCart,
  takeOrdered,
  writeCart,
} from './stored-cart.ts'

const line = (productCode: string, quantities: CartLine['quantities'], selected = true): CartLine => ({
  productCode,
  quantities,
  selected,
})
const cart = (...lines: CartLine[]): StoredCart => ({ lines, unsent: {} })

const anyLine = fc.record({
  productCode: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  quantities: fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)),
  selected: fc.boolean(),
})
const anyCart = fc
  .array(anyLine, { maxLength: 5 })
  .map((lines) => putLines(emptyCart, lines, 1))
  .map(({ lines }) => ({ lines, unsent: {} }))
const codesOf = ({ lines }: StoredCart) => lines.map(({ productCode }) => productCode).sort()

describe('what the browser kept', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyCart, (stored) => {
        expect(readCart(writeCart(stored))).toEqual(stored)
      }),
    )
  })

  test('never breaks the page, whatever became of it: 2,000 carts with bytes changed, cut, doubled or put in', () => {
    const change = fc.tuple(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.constantFrom('cut', 'drop', 'put', 'double', 'end'),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(anyCart, fc.array(change, { minLength: 1, maxLength: 6 }), (stored, changes) => {
        let text = writeCart(stored)
        for (const [where, how, put] of changes) {
          const at = Math.floor(where * text.length)
          if (how === 'cut') text = text.slice(at)
          if (how === 'end') text = text.slice(0, at)
          if (how === 'drop') text = text.slice(0, at) + text.slice(at + 1)
          if (how === 'put') text = text.slice(0, at) + put + text.slice(at)
          if (how === 'double') text = text.slice(0, at) + text + text.slice(at)
        }
        expectSound(readCart(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('is judged value by value: 2,000 carts of anything JSON can hold', () => {
    const anything = fc.jsonValue({ maxDepth: 3 })
    const likeALine = fc.record(
      {
        c: fc.oneof(fc.constant('A'), anything),
        q: fc.oneof(fc.array(anything, { maxLength: 4 }), anything),
        s: anything,
        price: anything,
      },
      { requiredKeys: [] },
    )
    const likeACart = fc.oneof(
      anything,
      fc.record(
        { lines: fc.oneof(anything, fc.array(likeALine)), unsent: anything, total: anything },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(likeACart, (value) => expectSound(readCart(JSON.stringify(value)))),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"lines":['],
    ['another thing', '"hello"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['lines that are none', '{"lines":{"0":1}}'],
  ])('%s is an empty cart', (_what, text) => {
    expect(readCart(text)).toEqual(emptyCart)
  })

  test('holds however many lines there are', () => {
    const many = Array.from({ length: 700 }, (_, at) => line(`P${at}`, [1, 0, 0]))
    const full = putLines(emptyCart, many, 1)
    expect(readCart(writeCart(full))).toEqual(full)
    expect(Object.keys(full.unsent)).toHaveLength(700)
  })

  test('codes no database holds and moments no calendar has are left out: they would have the whole cart refused', () => {
    const text = JSON.stringify({
      lines: ['A\0', '\ud83d', 'B'].map((c) => ({ c, q: [1, 0, 0], s: 1 })),
      unsent: { 'A\0': 1, B: Number.MAX_SAFE_INTEGER, C: -1, D: 5 },
    })
    expect(readCart(text)).toEqual({ lines: [line('B', [1, 0, 0])], unsent: { D: 5 } })
  })

  test('a broken line goes, the good one beside it stays', () => {
    const text =
      '{"lines":[{"c":"A","q":[0,0,2],"s":1},{"c":"B","q":[-1,0,0]},{"c":"","q":[1,0,0]},{"q":[1,0,0]},{"c":"C","q":[1.5,0,0]},{"c":"A","q":[9,9,9]}]}'
    expect(readCart(text).lines).toEqual([line('A', [0, 0, 2])])
  })

  test('no price is ever taken from it', () => {
    const text = '{"lines":[{"c":"A","q":[1,0,0],"s":1,"price":1,"SalesPrice1":1,"total":1}],"total":1}'
    expect(Object.keys(readCart(text).lines[0] ?? {}).sort()).toEqual([
      'productCode',
      'quantities',
      'selected',
    ])
    expect(writeCart(readCart(text))).not.toMatch(/price|total/i)
  })
})

function expectSound({ lines, unsent }: StoredCart): void {
  expect(new Set(lines.map(({ productCode }) => productCode)).size).toBe(lines.length)
  for (const { productCode, quantities, selected } of lines) {
    expect(productCode).toEqual(expect.any(String))
    expect(typeof selected).toBe('boolean')
    expect(quantities.length).toBe(3)
    expect(quantities.every((each) => Number.isInteger(each) && each >= 0 && each <= mostOfOne)).toBe(true)
    expect(Math.max(...quantities)).toBeGreaterThan(0)
  }
  for (const at of Object.values(unsent)) expect(Number.isSafeInteger(at)).toBe(true)
}

describe('meeting the server', () => {
  const find = ({ lines }: StoredCart, code: string) => lines.find(({ productCode }) => productCode === code)

  test('what changed while the answer was on its way stays, whatever the answer says', () => {
    fc.assert(
      fc.property(anyCart, anyCart, fc.array(anyLine, { maxLength: 3 }), (before, server, meanwhile) => {
        const sent = putLines(emptyCart, before.lines, 1)
        const now = putLines(sent, meanwhile, 2)
        const after = mergeServerCart(now, sent, server.lines)
        for (const { productCode } of meanwhile)
          expect(find(after, productCode)).toEqual(find(now, productCode))
        for (const { productCode } of server.lines)
          if (!Object.hasOwn(now.unsent, productCode)) expect(find(after, productCode)).toBeDefined()
      }),
    )
  })

  test('lines of another device come in, lines removed there go', () => {
    const here = cart(line('A', [1, 0, 0]), line('B', [1, 0, 0]))
    const after = mergeServerCart(here, here, [
      line('A', [2, 0, 0]),
      line('B', [0, 0, 0]),
      line('C', [0, 0, 3]),
    ])
    expect(codesOf(after)).toEqual(['A', 'C'])
    expect(find(after, 'A')?.quantities).toEqual([2, 0, 0])
  })

  test('a line removed here does not come back with an answer sent before, and is sent as nothing', () => {
    const sent = putLines(emptyCart, [line('A', [1, 0, 0])], 1)
    const now = putLines(sent, [line('A', [0, 0, 0])], 2)
    const after = mergeServerCart(now, sent, [line('A', [1, 0, 0])])
    expect(after).toEqual({ lines: [], unsent: { A: 2 } })
    expect(unsentLines(after)).toEqual([line('A', [0, 0, 0])])
  })

  test('what the centre does not sell stays, to be seen and removed', () => {
    const sent = putLines(emptyCart, [line('X', [1, 0, 0])], 1)
    expect(codesOf(mergeServerCart(sent, sent, []))).toEqual(['X'])
    const removed = putLines(sent, [line('X', [0, 0, 0])], 2)
    expect(mergeServerCart(removed, removed, [])).toEqual(emptyCart)
  })

  test('what is told in parts is told once each, and only what was told counts as sent', () => {
    const many = Array.from({ length: 650 }, (_, at) => line(`P${at}`, [1, 0, 0]))
    const full = putLines(emptyCart, many, 1)
    const parts = inParts(full, 300)
    expect(parts.map(({ unsent }) => Object.keys(unsent).length)).toEqual([300, 300, 50])
    expect(parts.flatMap(unsentLines).map(({ productCode }) => productCode)).toEqual(
      many.map(({ productCode }) => productCode),
    )
    const after = parts.slice(0, 1).reduce((now, part) => mergeServerCart(now, part, unsentLines(part)), full)
    expect(Object.keys(after.unsent)).toHaveLength(350)
    expect(after.lines).toHaveLength(650)
    expect(inParts(emptyCart, 300)).toEqual([emptyCart])
  })
})

describe('an order that was placed', () => {
  test('takes what it ordered; what another tab added meanwhile stays and is told', () => {
    const before: StoredCart = {
      lines: [line('A', [10, 1, 0]), line('B', [2, 0, 0]), line('C', [5, 0, 0])],
      unsent: { A: 1, C: 2 },
    }
    const ordered = [line('A', [4, 1, 0]), line('B', [2, 0, 0])]
    expect(takeOrdered(before, ordered, 9)).toEqual({
      lines: [line('A', [6, 0, 0]), line('C', [5, 0, 0])],
      unsent: { A: 9, C: 2 },
    })
  })

  test('says nothing to the server of what it took: more from another device comes back with the next answer', () => {
    const after = takeOrdered(cart(line('A', [4, 0, 0])), [line('A', [4, 0, 0])], 9)
    expect(after).toEqual(emptyCart)
    expect(mergeServerCart(after, after, [line('A', [6, 0, 0])]).lines).toEqual([line('A', [6, 0, 0])])
  })

  test('never leaves less than nothing, and nothing it did not order is touched', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, { lines: ordered }) => {
        const after = takeOrdered(before, ordered, 9)
        expectSound(after)
        const codes = new Set(ordered.map(({ productCode }) => productCode))
        expect(after.lines.filter(({ productCode }) => !codes.has(productCode))).toEqual(
          before.lines.filter(({ productCode }) => !codes.has(productCode)),
        )
      }),
    )
  })
})
