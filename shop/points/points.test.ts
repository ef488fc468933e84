import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings, readSettings } from '../settings/settings.ts'
import { incentiveProgress } from './incentive.ts'
import { pointReasons, pointsByExpiry, pointsFor, redeemOpen } from './points.ts'

test('what is spent comes from the points that run out first', () => {
  const entries = [
    { points: 100, expiresOn: '2026-12-31', reason: 'earned' as const },
    { points: 50, expiresOn: '2026-11-30', reason: 'earned' as const },
    { points: 20, expiresOn: null, reason: 'adjusted' as const },
    { points: -70, expiresOn: null, reason: 'redeemed' as const },
  ]
  expect(pointsByExpiry(entries)).toEqual([
    { on: '2026-12-31', points: 80 },
    { on: null, points: 20 },
  ])
})

test('points that a customer spends and takes back run out on the day they always had; those a centre gives back live anew', () => {
  const earned = { points: 100, expiresOn: '2026-11-30', reason: 'earned' } as const
  const redeemed = { points: -60, expiresOn: null, reason: 'redeemed' } as const
  const takenBack = { points: 60, expiresOn: null, reason: 'given back' } as const
  expect(pointsByExpiry([earned, redeemed, takenBack])).toEqual([{ on: '2026-11-30', points: 100 }])
  expect(pointsByExpiry([earned, redeemed, { ...takenBack, expiresOn: '2027-11-16' }])).toEqual([
    { on: '2026-11-30', points: 40 },
    { on: '2027-11-16', points: 60 },
  ])
})

test('points given back that were never spent are not lost', () => {
  expect(pointsByExpiry([{ points: 30, expiresOn: null, reason: 'given back' }])).toEqual([
    { on: null, points: 30 },
  ])
})

test('what is left is what came in less what went out, never less than nothing', () => {
  const entry = fc.record({
    points: fc.integer({ min: -50, max: 50 }),
    expiresOn: fc.constantFrom('2026-01-01', '2026-06-01', null),
    reason: fc.constantFrom(...pointReasons),
  })
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const left = pointsByExpiry(entries).reduce((sum, { points }) => sum + points, 0)
      expect(left).toBe(
        Math.max(
          0,
          entries.reduce((sum, { points }) => sum + points, 0),
        ),
      )
    }),
  )
})

test('points come for every whole hundred baht', () => {
  expect([9_999, 10_000, 25_050].map((total) => pointsFor(total, 2))).toEqual([0, 2, 4])
})

test.each([
  ['', '', true],
  ['2026-11-01T00:00:00+07:00', '', true],
  ['2026-11-17T00:00:00+07:00', '', false],
  ['', '2026-11-16T11:59:00+07:00', false],
  ['2026-11-01T00:00:00+07:00', '2026-11-30T23:59:00+07:00', true],
])('redeeming from %s to %s', (redeemFrom, redeemTo, open) => {
  expect(redeemOpen({ redeemFrom, redeemTo }, new Date('2026-11-16T12:00:00+07:00'))).toBe(open)
})

test.each([
  ['2026-12-30T23:59:59+07:00', false],
  ['2026-12-31T00:00:00+07:00', true],
  ['2026-12-31T07:00:01+07:00', true],
  ['2026-12-31T23:59:59+07:00', true],
  ['2027-01-01T00:00:00+07:00', false],
])('a period of one day, written as days: open at %s is %s', (at, open) => {
  const keys = ['REDEEM_PERIOD_FROM', 'REDEEM_PERIOD_TO']
  const set = readSettings(keys.map((key) => ({ key, value: '2026-12-31' })))
  expect(redeemOpen({ ...defaultSettings, ...set }, new Date(at))).toBe(open)
})

test('a target knows the tier reached, the next one and what is missing', () => {
  const tiers = [
    { reach: 300, reward: 'points' as const, amount: 3 },
    { reach: 100, reward: 'points' as const, amount: 1 },
  ]
  expect(incentiveProgress(tiers, 150)).toMatchObject({
    reached: { reach: 100 },
    next: { reach: 300 },
    missing: 150,
    share: 0.5,
  })
  expect(incentiveProgress(tiers, 300)).toMatchObject({
    reached: { reach: 300 },
    next: undefined,
    missing: 0,
    share: 1,
  })
  expect(incentiveProgress([], 5)).toMatchObject({ reached: undefined, next: undefined, share: 0 })
})
