import { expect, test } from 'vitest'
import { fill } from './locale.ts'

test.each([
  ['{count} {count|item|items}', { count: 1 }, '1 item'],
  ['{count} {count|item|items}', { count: 0 }, '0 items'],
  ['{count} {count|item|items}', { count: 21 }, '21 items'],
  ['{points} {points|point runs|points run} out', { points: '1' }, '1 point runs out'],
  ['{points} {points|point runs|points run} out', { points: '1,001' }, '1,001 points run out'],
  ['{count|one|}{name}', { count: 2, name: '{count}' }, '{count}'],
  ['{a}, {b|x|y}', {}, '{a}, {b|x|y}'],
])('%s with %o', (text, params, said) => {
  expect(fill(text, params)).toBe(said)
})
