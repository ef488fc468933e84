import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyWishlist,
  mergeGuestWishlist,
  mergeServerWishlist,
  readWishlist,
  toggled,
  type Wishlist,
} from './wishlist.ts'

const of = (...codes: string[]): Wishlist => ({ ...emptyWishlist, codes })

test('a heart is put on and taken off, the newest first', () => {
  const once = toggled(of('A'), 'B')
  expect(once).toMatchObject({ codes: ['B', 'A'], unsent: { B: true } })
  expect(toggled(once, 'A')).toMatchObject({ codes: ['B'], unsent: { B: true, A: false } })
})

test('the server’s list comes in, and what it has not heard of stays', () => {
  const now: Wishlist = { codes: ['NEW', 'A'], unsent: { NEW: true, GONE: false, OLD: true }, heardAt: 0 }
  const merged = mergeServerWishlist(now, { OLD: true }, ['OLD', 'GONE', 'ELSEWHERE'], 7)
  expect(merged).toEqual({
    codes: ['NEW', 'OLD', 'ELSEWHERE'],
    unsent: { NEW: true, GONE: false },
    heardAt: 7,
  })
})

test('a heart changed again while its first change was on its way is still to be sent', () => {
  const now: Wishlist = { codes: [], unsent: { A: false }, heardAt: 0 }
  expect(mergeServerWishlist(now, { A: true }, ['A'], 1)).toMatchObject({ codes: [], unsent: { A: false } })
})

test('a guest’s hearts move in; none of either is lost, none is told twice', () => {
  const code = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  fc.assert(
    fc.property(fc.uniqueArray(code), fc.uniqueArray(code), (own, guest) => {
      const both = mergeGuestWishlist(of(...own), of(...guest))
      expect([...both.codes].sort()).toEqual([...new Set([...own, ...guest])].sort())
      expect(Object.keys(both.unsent).sort()).toEqual(guest.filter((one) => !own.includes(one)).sort())
    }),
  )
})

test.each([null, '', '{', '[]', '"x"', '7', 'null', '{"codes":{}}'])(
  '%s in the store is an empty wishlist',
  (text) => {
    expect(readWishlist(text)).toEqual(emptyWishlist)
  },
)

test('whatever became of the stored text, what is read is sound', () => {
  fc.assert(
    fc.property(
      fc.record(
        { codes: fc.jsonValue(), unsent: fc.jsonValue(), heardAt: fc.jsonValue() },
        { requiredKeys: [] },
      ),
      (value) => {
        const { codes, unsent, heardAt } = readWishlist(JSON.stringify(value))
        for (const code of codes) expect(typeof code).toBe('string')
        for (const added of Object.values(unsent)) expect(typeof added).toBe('boolean')
        expect(typeof heardAt).toBe('number')
      },
    ),
  )
})

test('what is written is read back', () => {
  const wishlist: Wishlist = { codes: ['A', 'B'], unsent: { A: true, C: false }, heardAt: 5 }
  expect(readWishlist(JSON.stringify(wishlist))).toEqual(wishlist)
})
