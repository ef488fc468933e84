import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideMessage, type MessageFacts, quietUntil } from './decide-message.ts'
import { isQuotaLow, mayUseLine } from './line-quota.ts'
import { messageKindNames, messageKindOf } from './message-kinds.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00+07:00`)
const night = { isOn: true, from: 21, to: 8 }
const usual: MessageFacts = {
  ...{ kind: 'order-approved', madeAt: at('12:00'), account: 'open', declined: [], isOn: true },
  ...{ consents: { service: true, marketing: true }, quiet: night, answersAt: null },
}
const said = (facts: Partial<MessageFacts>, now = at('12:00')) => {
  const decision = decideMessage({ ...usual, ...facts }, now)
  return decision.do === 'never' ? decision.why : decision.do
}

test.each([
  ['20:59', undefined],
  ['21:00', '2026-11-17T08:00'],
  ['23:59', '2026-11-17T08:00'],
  ['00:00', '2026-11-16T08:00'],
  ['07:59', '2026-11-16T08:00'],
  ['08:00', undefined],
])('at %s the quiet hours of the night hold until %s', (time, until) => {
  expect(quietUntil(night, at(time))).toEqual(until && new Date(`${until}:00+07:00`))
})

test('quiet hours may lie within one day, and there may be none', () => {
  expect(quietUntil({ isOn: true, from: 12, to: 14 }, at('13:00'))).toEqual(at('14:00'))
  expect(quietUntil({ isOn: true, from: 12, to: 14 }, at('14:00'))).toBeUndefined()
  expect(quietUntil({ ...night, isOn: false }, at('23:00'))).toBeUndefined()
  expect(quietUntil({ isOn: true, from: 8, to: 8 }, at('08:30'))).toBeUndefined()
})

test('whoever has just acted gets the answer at night too, but no advertising and nothing that others did', () => {
  const [late, soon] = [at('22:00'), at('22:15')]
  const acted = { kind: 'money-received', madeAt: late, answersAt: late } as const
  expect(said(acted, soon)).toBe('send')
  expect(said(acted, at('22:16'))).toBe('wait')
  expect(said({ ...acted, answersAt: null }, soon)).toBe('wait')
  expect(said({ ...acted, kind: 'coupons-given' }, soon)).toBe('wait')
})

test.each([
  [{ account: 'erased' }, 'erased'],
  [{ account: 'closed' }, 'closed account'],
  [{ account: 'inactive' }, 'closed account'],
  [{ account: 'inactive', kind: 'money-refunded' }, 'send'],
  [{ isOn: false }, 'switched off'],
  [{ consents: { service: false, marketing: true } }, 'no consent'],
  [{ consents: { service: true, marketing: false } }, 'send'],
  [{ consents: { service: true, marketing: false }, kind: 'coupons-given' }, 'no consent'],
  [{ declined: ['order-approved'] }, 'declined'],
  [{ declined: ['order-cancelled'], kind: 'order-cancelled' }, 'send'],
  [{ madeAt: new Date('2026-11-13T11:59:00+07:00') }, 'too late'],
] as const)('with %o a message is: %s', (facts, is) => {
  expect(said(facts)).toBe(is)
})

const hour = fc.integer({ min: 0, max: 23 })
const moment = fc
  .integer({ min: 0, max: 7 * 24 * 60 })
  .map((minutes) => new Date(at('00:00').getTime() + minutes * 60_000))
const facts: fc.Arbitrary<MessageFacts> = fc.record({
  kind: fc.constantFrom(...messageKindNames),
  madeAt: moment,
  account: fc.constantFrom('open', 'inactive', 'closed', 'erased'),
  consents: fc.record({ service: fc.boolean(), marketing: fc.boolean() }),
  declined: fc.subarray(messageKindNames),
  isOn: fc.boolean(),
  quiet: fc.record({ isOn: fc.boolean(), from: hour, to: hour }),
  answersAt: fc.option(moment),
})
/** Told by counting hours, otherwise than the rule does. */
function isQuiet({ isOn, from, to }: MessageFacts['quiet'], now: Date): boolean {
  const there = new Date(now.getTime() + 7 * 3_600_000).getUTCHours()
  for (let each = from; isOn && each !== to; each = (each + 1) % 24) if (each === there) return true
  return false
}

test('nothing is ever sent in the quiet hours unasked, without consent, or when it was declined', () => {
  fc.assert(
    fc.property(facts, moment, (given, now) => {
      const decision = decideMessage(given, now)
      const { purpose, mayDecline } = messageKindOf(given.kind)
      if (decision.do === 'send') {
        expect(given.isOn && given.consents.service && given.consents[purpose]).toBe(true)
        expect(['open', ...(mayDecline ? [] : ['inactive'])]).toContain(given.account)
        expect(mayDecline && given.declined.includes(given.kind)).toBe(false)
        const since = given.answersAt ? now.getTime() - given.answersAt.getTime() : -1
        const isAwaited = purpose === 'service' && since >= 0 && since <= 900_000
        expect(isQuiet(given.quiet, now) && !isAwaited).toBe(false)
      }
      if (decision.do === 'wait') {
        expect(isQuiet(given.quiet, now)).toBe(true)
        expect(decision.until.getTime()).toBeGreaterThan(now.getTime())
        expect(decision.until.getTime() - now.getTime()).toBeLessThan(86_400_000)
        expect(isQuiet(given.quiet, decision.until)).toBe(false)
      }
    }),
    { numRuns: 5_000 },
  )
})

test('marketing stops at the reserve, what must be known at the end, and owners are warned before', () => {
  const quota = { limit: 300, used: 200 }
  expect([mayUseLine(quota, 'marketing', 100), mayUseLine(quota, 'service', 100)]).toEqual([false, true])
  expect(mayUseLine({ ...quota, used: 199 }, 'marketing', 100)).toBe(true)
  expect(mayUseLine({ ...quota, used: 300 }, 'service', 100)).toBe(false)
  expect([
    mayUseLine(undefined, 'marketing', 100),
    mayUseLine({ limit: null, used: 9e9 }, 'marketing', 1),
  ]).toEqual([true, true])
  expect([isQuotaLow(quota, 100), isQuotaLow({ ...quota, used: 199 }, 100)]).toEqual([true, false])
  expect([
    isQuotaLow({ limit: 10_000, used: 9_000 }, 100),
    isQuotaLow({ limit: null, used: 1 }, 100),
  ]).toEqual([true, false])
})
