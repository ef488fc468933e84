import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const bangkok = { lat: 13.7563, lng: 100.5018 }
const chiangMai = { lat: 18.7883, lng: 98.9853 }

test('Bangkok to Chiang Mai is about 583 kilometres as the crow flies', () => {
  expect(distanceBetween(bangkok, chiangMai)).toBeGreaterThan(575)
  expect(distanceBetween(bangkok, chiangMai)).toBeLessThan(590)
})

test('nowhere is far from itself, and there and back are equal', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(
      place,
      place,
      (a, b) =>
        distanceBetween(a, a) === 0 &&
        distanceBetween(a, b) === distanceBetween(b, a) &&
        distanceBetween(a, b) <= 20_016,
    ),
  )
})
