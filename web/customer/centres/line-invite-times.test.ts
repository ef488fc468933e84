import { expect, test } from 'vitest'
import { afterGoing, afterLater, mayInvite, readMemory } from './line-invite-times.ts'

const day = 86_400_000
const now = 1_800_000_000_000

test('nobody is invited at the first visit, but from the next day on', () => {
  expect(mayInvite(undefined, now)).toBe(false)
  expect(mayInvite({ firstSeen: now, notBefore: 0 }, now + 60_000)).toBe(false)
  expect(mayInvite({ firstSeen: now, notBefore: 0 }, now + day)).toBe(true)
})

test('Later is later: a month; going there is a year', () => {
  const memory = { firstSeen: now - 9 * day, notBefore: 0 }
  expect(mayInvite(afterLater(memory, now), now + 29 * day)).toBe(false)
  expect(mayInvite(afterLater(memory, now), now + 30 * day)).toBe(true)
  expect(mayInvite(afterGoing(memory, now), now + 364 * day)).toBe(false)
})

test.each(['', 'null', '{}', '{"firstSeen":"x","notBefore":1}', '[', null])(
  '%s in the storage is a first visit',
  (text) => {
    expect(readMemory(text)).toBeUndefined()
  },
)
