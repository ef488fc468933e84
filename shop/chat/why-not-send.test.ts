import { expect, test } from 'vitest'
import { tidy, whyNotNow, whyNotText } from './why-not-send.ts'

test('a message needs something to read, unless something goes with it', () => {
  for (const blank of ['', '   ', '\n\t', '\u200B', '\u2060 \u200D']) {
    expect(whyNotText(tidy(blank), { isAlone: true })?.code).toBe('chat.empty')
    expect(whyNotText(tidy(blank), { isAlone: false })).toBe(undefined)
  }
  expect(whyNotText('ครับ', { isAlone: true })).toBe(undefined)
})

const isTooLong = (text: string) => whyNotText(text, { isAlone: true })?.code === 'chat.tooLong'

test('Thai letters are counted as they are read', () => {
  expect(isTooLong('กำ'.repeat(2_000))).toBe(false)
  expect(isTooLong('กี่'.repeat(2_000))).toBe(false)
  expect(isTooLong('กี่'.repeat(2_001))).toBe(true)
  expect(isTooLong('a'.repeat(2_001))).toBe(true)
  expect(whyNotText('a'.repeat(10_000), { isAlone: true })?.say('en')).toBe(
    'The message is too long: 2000 letters at most',
  )
})

test('what cannot be seen is left out, what is written stays', () => {
  expect(tidy('  <b>ราคา</b>\r\n\r\n\r\n\r\n\r\nเท่าไร \t\n')).toBe('<b>ราคา</b>\n\n\nเท่าไร')
  expect(tidy('a\u202Egnp.exe\u0000\u0007b')).toBe('agnp.exeb')
  expect(tidy('👨‍👩‍👧 ดีครับ')).toBe('👨‍👩‍👧 ดีครับ')
})

test('twenty messages a minute, and then a sentence', () => {
  expect(whyNotNow(19)).toBe(undefined)
  expect(whyNotNow(20)?.code).toBe('chat.tooFast')
})
