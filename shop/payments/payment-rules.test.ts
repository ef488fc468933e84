import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryGraceMs, nextAsk } from './ask-again.ts'
import { excessOf, moneyStateOf, type OrderMoney, owedOf } from './money-state.ts'
import { paymentIdOf, paymentIdPattern } from './payment-id.ts'
import { isOpen, mayBecome, paymentStates, shownStateOf } from './payment-states.ts'
import { shareOut } from './share-out.ts'

const paid = (received: number, returned = 0) => ({ state: 'paid' as const, received, returned })
const waiting = { state: 'waiting' as const, received: 0, returned: 0 }
const failed = { state: 'failed' as const, received: 0, returned: 0 }
const order = (more: Partial<OrderMoney>): OrderMoney => ({
  ...{ total: 1_000, cancelled: false, paidOtherwise: false, shares: [], ...more },
})

test.each([
  ['nothing came', {}, 'unpaid', 1_000, 0],
  ['one waits', { shares: [failed, waiting] }, 'waiting', 1_000, 0],
  ['one failed', { shares: [failed] }, 'unpaid', 1_000, 0],
  ['all came', { shares: [paid(1_000)] }, 'paid', 0, 0],
  ['all came in two', { shares: [paid(400), waiting, paid(600)] }, 'paid', 0, 0],
  ['a part came', { shares: [paid(400)] }, 'partly paid', 600, 0],
  ['a part came and another waits', { shares: [paid(400), waiting] }, 'partly paid', 600, 0],
  ['it came twice', { shares: [paid(1_000), paid(1_000)] }, 'overpaid', 0, 1_000],
  ['it came twice, and one went back', { shares: [paid(1_000), paid(1_000, 1_000)] }, 'paid', 0, 0],
  ['a part went back for damage', { shares: [paid(1_000, 100)] }, 'paid', 0, 0],
  ['all went back', { shares: [paid(1_000, 1_000)] }, 'refunded', 0, 0],
  ['cancelled, and nothing came', { cancelled: true }, 'unpaid', 0, 0],
  ['cancelled, and all came', { cancelled: true, shares: [paid(1_000)] }, 'to be refunded', 0, 1_000],
  [
    'cancelled, and a part went back',
    { cancelled: true, shares: [paid(1_000, 300)] },
    'to be refunded',
    0,
    700,
  ],
  ['cancelled, and all went back', { cancelled: true, shares: [paid(1_000, 1_000)] }, 'refunded', 0, 0],
  ['cash at the door', { paidOtherwise: true }, 'paid', 0, 0],
  ['free', { total: 0 }, 'paid', 0, 0],
] as const)('%s: %j is %s', (_what, more, state, owed, excess) => {
  const money = order(more as Partial<OrderMoney>)
  expect([moneyStateOf(money), owedOf(money), excessOf(money)]).toEqual([state, owed, excess])
})

test('shares sum to what arrived, none is negative, and what was asked first is filled first', () => {
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 12 }),
      (arrived, asked) => {
        const shares = shareOut(arrived, asked)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(arrived)
        expect(shares.every((share) => share >= 0)).toBe(true)
        const short = shares.findIndex((share, at) => share < (asked[at] ?? 0))
        if (short >= 0) expect(shares.slice(short + 1).every((share) => share === 0)).toBe(true)
      },
    ),
  )
})

test('money is never refused and never undone: every state may become paid, and paid stays', () => {
  for (const state of paymentStates) expect(mayBecome(state, 'paid')).toBe(state !== 'paid')
  for (const state of paymentStates) expect(mayBecome('paid', state)).toBe(false)
  for (const from of ['failed', 'expired', 'cancelled'] as const)
    expect(paymentStates.filter((to) => mayBecome(from, to))).toEqual(['paid'])
  expect(paymentStates.filter(isOpen)).toEqual(['created', 'waiting'])
})

test.each([
  [{ state: 'waiting' as const, received: 0, returned: 0 }, 'waiting'],
  [paid(100), 'paid'],
  [paid(100, 1), 'partly refunded'],
  [paid(100, 100), 'refunded'],
])('people see %j as %s', (payment, shown) => {
  expect(shownStateOf(payment)).toBe(shown)
})

test('a payment is asked about less and less often, and no more three days after its end', () => {
  const madeAt = new Date('2026-11-16T05:00:00Z')
  const after = (seconds: number) => new Date(madeAt.getTime() + seconds * 1_000)
  const wait = (seconds: number, expiresAt: Date | null = null) => {
    const next = nextAsk({ madeAt, expiresAt }, after(seconds))
    return next && (next.getTime() - after(seconds).getTime()) / 1_000
  }
  expect([0, 10, 20, 60, 3_600, 86_400].map((seconds) => wait(seconds))).toEqual([5, 5, 5, 15, 900, 3_600])
  expect([wait(3 * 86_400 - 1), wait(3 * 86_400)]).toEqual([3_600, null])
  expect(wait(3 * 86_400, after(60))).toBe(3_600)
  expect(expiryGraceMs).toBeGreaterThan(0)
})

test('an id is two letters and fourteen signs that are not misread, and no two are equal', () => {
  const ids = Array.from({ length: 500 }, () => paymentIdOf(crypto.getRandomValues(new Uint8Array(10))))
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) expect(id).toMatch(paymentIdPattern)
  expect(ids.join('')).not.toMatch(/[ILOU]/)
  expect(paymentIdOf(new Uint8Array(10).fill(255))).toBe('PYZZZZZZZZZZZZZZ')
})
