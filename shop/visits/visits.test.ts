import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from '../centres/distance.ts'
import { metresBetween } from './metres-between.ts'
import { timeOf } from './place-seen.ts'

const shop = { lat: 13.7563, lng: 100.5018 }

test('a phone at the door is metres away, one in another province kilometres', () => {
  expect(metresBetween(shop, shop)).toBe(0)
  expect(metresBetween(shop, { lat: 13.7572, lng: 100.5018 })).toBe(100)
  expect(metresBetween(shop, { lat: 18.7883, lng: 98.9853 })).toBeGreaterThan(580_000)
})

test('near and far measures agree in Thailand', () => {
  const near = fc.double({ min: -0.04, max: 0.04, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 6, max: 20, noNaN: true }), near, near, (lat, up, right) => {
      const [from, to] = [
        { lat, lng: 100 },
        { lat: lat + up, lng: 100 + right },
      ]
      return Math.abs(metresBetween(from, to) / 1_000 - distanceBetween(from, to)) < 0.07
    }),
  )
})

test('a phone whose clock runs ahead took its photo when it arrived, not tomorrow', () => {
  const now = new Date('2026-11-16T05:00:00Z')
  expect(timeOf('2026-11-17T05:00:00Z', now)).toEqual(now)
  expect(timeOf('2026-11-15T12:00:00+07:00', now)).toEqual(new Date('2026-11-15T05:00:00Z'))
})
