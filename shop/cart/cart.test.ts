import { describe, expect, test } from 'vitest'
import { byServerClock } from './cart.ts'
import { sumLines, whyTooMany } from './sum-lines.ts'
import { whyNotFit } from './why-not-fit.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 5, minute)).toISOString()
test('a phone whose clock is wrong is believed by how long ago it was', () => {
  const now = new Date(at(30))
  expect(byServerClock('2031-01-01T00:00:00Z', '2031-01-01T00:05:00Z', now)).toBe(at(25))
  expect(byServerClock('2031-01-01T00:09:00Z', '2031-01-01T00:05:00Z', now)).toBe(at(30))
  expect(byServerClock(undefined, undefined, now)).toBe(at(30))
  expect(byServerClock('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', now)).toBe('2016-11-18T05:30:00.000Z')
})

describe('a cart of three hundred lines', () => {
  const named = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({ productCode: `P${from + at}` }))
  test.each([
    ['takes the three hundredth', named(299), named(1, 299), undefined],
    ['says so before the three hundred and first', named(300), named(1, 300), 'cart.full'],
    ['lets what stands in it change', named(300), named(1), undefined],
    [
      'counts a product once, on however many rows',
      named(299),
      [...named(1, 299), ...named(1, 299), ...named(5)],
      undefined,
    ],
    ['tells before any of several is put there', named(298), named(3, 298), 'cart.full'],
    ['from before there was an end can still change', named(400), named(1), undefined],
    ['from before there was an end takes nothing more', named(400), named(1, 400), 'cart.full'],
  ])('%s', (_what, inCart, added, code) => {
    expect(whyNotFit(inCart, added)?.code).toBe(code)
  })
})

test('the same product on many lines is judged by its sum', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({
      productCode: 'A',
      quantities: [0, 99, 1] as [number, number, number],
    }))
  expect(sumLines([...lines(3), { productCode: 'B', quantities: [1, 0, 0] }])).toEqual([
    { productCode: 'A', quantities: [0, 297, 3] },
    { productCode: 'B', quantities: [1, 0, 0] },
  ])
  expect(whyTooMany(lines(101))).toBeUndefined()
  expect(whyTooMany(lines(102))?.say('en')).toBe('At most 9,999 of each unit of A can be ordered at once')
})
