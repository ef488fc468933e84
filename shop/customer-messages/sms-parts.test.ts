import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['ก'.repeat(70), 1],
  ['ก'.repeat(71), 2],
  ['ก'.repeat(134), 2],
  ['ก'.repeat(135), 3],
  [`${'a'.repeat(100)}฿`, 2],
])('a text is counted as the operator counts it', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
