import { expect, test } from 'vitest'
import { changeOf, sayShort, sayValue, topOf } from './chart.ts'

test('an axis says its figures short, and ends above every bar', () => {
  expect([0, 99_900, 1_240_000, 12_350_000, 150_000_000].map((value) => sayShort(value, 'money'))).toEqual([
    '฿0',
    '฿999',
    '฿12.4k',
    '฿124k',
    '฿1.5M',
  ])
  expect([7, 1_500].map((value) => sayShort(value, 'count'))).toEqual(['7', '1.5k'])
  expect(topOf([{ value: 26_700, before: 31_000 }], 'money')).toBe(40_000)
  expect(topOf([{ value: 0, before: 0 }], 'count')).toBe(1)
})

test('a bar says whole baht, and a change whole percent of what was', () => {
  expect([sayValue(264_650_19, 'money'), sayValue(1_234, 'count')]).toEqual(['฿264,650', '1,234'])
  expect([changeOf(150, 100), changeOf(95, 100), changeOf(5, 0)]).toEqual([50, -5, undefined])
})
