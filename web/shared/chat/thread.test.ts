import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { groupsOf, type Thread, withEarlier, withMarks, withMessages } from './thread.ts'

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ seq, id: `m${seq}`, by: 'customer', name: '', text: `${seq}`, at: '2026-11-16T03:00:00.000Z' },
  ...{ via: 'shop', lineState: null, isNote: false, picture: null, product: null, order: null, ...more },
})
const thread = (...seqs: number[]): Thread => ({
  ...{ messages: seqs.map((seq) => message(seq)), isMore: true, read: { customer: 3, staff: 1 } },
})
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq)

describe('a thread', () => {
  test('has every message once and in order, however they come', () => {
    expect(seqs(withMessages(thread(4, 5), [message(7), message(5), message(6)]))).toEqual([4, 5, 6, 7])
    const newer = withMessages(thread(4), [message(4, { text: 'again' })])
    expect(newer.messages.map(({ text }) => text)).toEqual(['again'])
  })

  test('grows at its beginning too, until there is no more', () => {
    const history = {
      messages: [message(2), message(3)],
      isMore: false,
      read: { customer: 9, staff: 9 },
      lastSeq: 9,
    }
    const longer = withEarlier(thread(4), history)
    expect([seqs(longer), longer.isMore, longer.read]).toEqual([[2, 3, 4], false, { customer: 3, staff: 1 }])
  })

  test('never takes a mark back', () => {
    expect(withMarks(thread(1), { customer: 2, staff: 4 }).read).toEqual({ customer: 3, staff: 4 })
  })
})

describe('groups', () => {
  const shape = (messages: ChatMessage[]) =>
    groupsOf(messages).map((group) => [group.day !== undefined, group.messages.map(({ seq }) => seq)])

  test('hold what one writer wrote within minutes', () => {
    const staff = { by: 'staff', name: 'สมชาย' } as const
    expect(
      shape([
        message(1),
        message(2, { at: '2026-11-16T03:04:00.000Z' }),
        message(3, { ...staff, at: '2026-11-16T03:05:00.000Z' }),
        message(4, { ...staff, at: '2026-11-16T03:05:00.000Z', isNote: true }),
        message(5, { ...staff, name: 'มานี', at: '2026-11-16T03:06:00.000Z' }),
        message(6, { ...staff, name: 'มานี', at: '2026-11-16T03:20:00.000Z' }),
      ]),
    ).toEqual([
      [true, [1, 2]],
      [false, [3]],
      [false, [4]],
      [false, [5]],
      [false, [6]],
    ])
  })

  test('begin anew with each day of Bangkok', () => {
    expect(
      shape([
        message(1, { at: '2026-11-16T16:59:00.000Z' }),
        message(2, { at: '2026-11-16T17:00:00.000Z' }),
        message(3, { at: '2026-11-16T17:01:00.000Z' }),
      ]),
    ).toEqual([
      [true, [1]],
      [true, [2, 3]],
    ])
  })
})
