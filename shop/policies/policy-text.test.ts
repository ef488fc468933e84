import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'
import { isVersion, nextVersion } from './policy-text.ts'

test.each([
  ['1.0', ['1.0'], '1.1'],
  ['1.0', ['1.0', '1.1', '1.2'], '1.3'],
  ['1.9', ['1.9'], '1.10'],
  ['2', ['2'], '3'],
  ['2026-rev', ['2026-rev'], '2026-rev.1'],
])('after %s comes the next number that nobody used', (current, taken, next) =>
  expect(nextVersion(current, taken)).toBe(next),
)

test.each(['draft', '', '1 0', '1/0', '๑', '1'.repeat(21), '.1', '../1'])('%j is no version', (text) =>
  expect(isVersion(text)).toBe(false),
)

test('what was added and taken out is told in reading order', () => {
  expect(compareLines('ก\nข\n\nค', 'ก\nข ใหม่\nค\nง')).toEqual([
    { kind: 'same', text: 'ก' },
    { kind: 'removed', text: 'ข' },
    { kind: 'added', text: 'ข ใหม่' },
    { kind: 'same', text: 'ค' },
    { kind: 'added', text: 'ง' },
  ])
})

test('both texts can be read out of the comparison, whatever they are', () => {
  const line = fc.constantFrom('ก', 'ข', 'ค', 'ง')
  const text = fc.array(line, { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareLines(before.join('\n'), after.join('\n'))
      const without = (kind: string) => lines.filter((each) => each.kind !== kind).map((each) => each.text)
      expect(without('added')).toEqual(before)
      expect(without('removed')).toEqual(after)
    }),
  )
})
