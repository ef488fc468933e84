import { describe, expect, test } from 'vitest'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { type DeliveryNews, followDelivery, isFollowed } from './follow-delivery.ts'

const delivery = (more: Partial<NonNullable<DeliveryNews['delivery']>> = {}) => ({
  ...{
    state: 'waiting' as const,
    runOn: '2026-11-16',
    isOnRoad: true,
    before: 1,
    window: null,
    toPrepare: 0,
  },
  ...{ rider: { name: 'สมชาย', phone: '', vehicle: '' }, arrivedAt: null, doneAt: null },
  ...{ receiver: '', reason: '', retryOn: null, proofs: [], ...more },
})
const news = (more: Partial<DeliveryNews> = {}): DeliveryNews => ({
  ...{ cursor: 'c', changed: true, status: 'Invoice Approve', delivery: delivery(), ...more },
})
const ok = (more: Partial<DeliveryNews> = {}): Result<DeliveryNews> => ({ kind: 'ok', answer: news(more) })

/** Follows until the answers are used up; returns what was asked with, heard and paused. */
async function follow(answers: Result<DeliveryNews>[], cursor?: string) {
  const stop = new AbortController()
  const [asked, heard, paused]: [(string | undefined)[], DeliveryNews[], number[]] = [[], [], []]
  await followDelivery({
    ask: async (since) => {
      asked.push(since)
      const answer = answers.shift()
      if (!answer) stop.abort()
      return answer ?? { kind: 'unknown' }
    },
    ...{ cursor, onNews: (each) => void heard.push(each), signal: stop.signal },
    sleep: async (ms) => void paused.push(ms),
  })
  return { asked, heard: heard.length, paused }
}

describe('who follows a delivery', () => {
  test('asks on from the last answer, and hears only of what changed', async () => {
    const { asked, heard } = await follow([ok({ cursor: 'b' }), ok({ cursor: 'c', changed: false })], 'a')
    expect([asked, heard]).toEqual([['a', 'b', 'c'], 1])
  })

  test('asks less and less when nobody answers, and as before once somebody does', async () => {
    const unknown = { kind: 'unknown' } as const
    const { paused } = await follow([unknown, unknown, unknown, ok(), unknown])
    expect(paused).toEqual([2_000, 4_000, 8_000, 1_000, 2_000])
    const long = await follow(Array.from({ length: 9 }, () => unknown))
    expect(Math.max(...long.paused)).toBe(60_000)
  })

  test('asks seldom while no run has the order, or when the answer did not wait', async () => {
    const { paused } = await follow([ok({ cursor: '', delivery: null }), ok({ changed: false })])
    expect(paused).toEqual([30_000, 10_000])
  })

  test('ends when it is refused, and when the order is cancelled or done', async () => {
    const refused = { kind: 'refused', code: 'shopper.left', message: '' } as const
    expect((await follow([refused, ok()])).asked).toHaveLength(1)
    expect((await follow([ok({ status: 'Invoice Cancel', delivery: null }), ok()])).asked).toHaveLength(1)
    const doneAt = new Date().toISOString()
    const proofs = [{ id: '1', kind: 'photo' as const, at: doneAt }]
    const done = ok({ status: 'POD', delivery: delivery({ state: 'delivered', doneAt, proofs }) })
    expect((await follow([done, ok()])).asked).toHaveLength(1)
  })
})

test('what is delivered is followed for a while longer, until its pictures have come', () => {
  const doneAt = '2026-11-16T03:00:00Z'
  const done = { status: 'POD' as const, delivery: delivery({ state: 'delivered', doneAt }) }
  expect(isFollowed(done, Date.parse('2026-11-16T03:05:00Z'))).toBe(true)
  expect(isFollowed(done, Date.parse('2026-11-16T03:20:00Z'))).toBe(false)
  expect(isFollowed({ status: 'SO Wait', delivery: null }, 0)).toBe(false)
})
