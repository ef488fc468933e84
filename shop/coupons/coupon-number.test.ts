import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponNumber, isMistyped, readCouponNumber } from './coupon-number.ts'

const random = fc
  .infiniteStream(fc.integer({ min: 0, max: 255 }))
  .map((bytes) => () => bytes.next().value as number)
const prefix = fc.constantFrom('', 'BEER', 'NY69', 'A')
const number = fc.tuple(prefix, random).map(([start, next]) => couponNumber(start, next))

test('a number is read however it is typed', () => {
  fc.assert(
    fc.property(number, fc.constantFrom('', ' ', '-'), (given, between) => {
      expect(given).toMatch(/^([A-Z0-9]{1,8}-)?[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{4}$/)
      expect(isMistyped(given)).toBe(false)
      expect(readCouponNumber(` ${given.toLowerCase().replaceAll('-', between)} `)).toBe(given)
    }),
  )
})

test('one wrong letter, or two neighbours swapped, always show', () => {
  const letters = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789']
  fc.assert(
    fc.property(number, fc.nat(13), fc.constantFrom(...letters), (given, place, letter) => {
      const start = given.length - 16
      const at = start + place + (place >= 10 ? 2 : place >= 5 ? 1 : 0)
      const wrong = `${given.slice(0, at)}${letter}${given.slice(at + 1)}`
      expect(isMistyped(wrong)).toBe(wrong !== given)
      if (given[at + 1] === undefined || given[at + 1] === '-') return
      const swapped = `${given.slice(0, at)}${given[at + 1]}${given[at]}${given.slice(at + 2)}`
      expect(isMistyped(swapped)).toBe(swapped !== given)
    }),
  )
})

test('numbers of other systems stay as they are', () => {
  for (const other of ['CP101-ABCDEFGHJK', 'free to all', 'OF C0001', ''])
    expect([readCouponNumber(other), isMistyped(other)]).toEqual([other, false])
})

test('every letter is as likely as the others', () => {
  const counts = new Map<string, number>()
  let byte = -1
  for (let round = 0; round < 620; round++)
    for (const letter of couponNumber('', () => (byte = (byte + 1) % 256))
      .replaceAll('-', '')
      .slice(0, 13))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(new Set(counts.values())).toEqual(new Set([260]))
})
