import { expect, test } from 'vitest'
import { makeMemo } from './memo.ts'

test('a text is worked out once, and again after too many others', () => {
  const memo = makeMemo<string>(2)
  const worked: string[] = []
  const ask = (text: string) => memo(text, () => `${text} ${worked.push(text)}`)
  expect([ask('a'), ask('a'), ask('b')]).toEqual(['a 1', 'a 1', 'b 2'])
  expect([ask('c'), ask('a')]).toEqual(['c 3', 'a 4'])
})
