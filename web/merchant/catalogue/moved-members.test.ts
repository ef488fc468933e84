import { expect, test } from 'vitest'
import { movedMembers } from './moved-members.ts'

const members = (codes: string) => [...codes].map((code) => ({ code }))

test.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'bcda', 1],
  ['abcd', 'dabc', 1],
  ['abcd', 'badc', 2],
  ['abcd', 'abd', 1],
  ['abcd', 'abcde', 1],
  ['abcd', 'xdc', 4],
  ['', '', 0],
])('from %s to %s somebody changed %i', (before, after, count) => {
  expect(movedMembers(members(before), members(after))).toBe(count)
})
