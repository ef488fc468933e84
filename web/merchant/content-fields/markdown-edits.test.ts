import { expect, test } from 'vitest'
import { insertedBlock, prefixed, replaced, wrapped } from './markdown-edits.ts'

/** `[` and `]` stand where the selection begins and ends. */
const at = (marked: string) => ({
  text: marked.replace(/[[\]]/g, ''),
  start: marked.indexOf('['),
  end: marked.indexOf(']') - 1,
})
const shown = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`

test.each([
  ['ลด [2%] ทุกชิ้น', 'ลด **[2%]** ทุกชิ้น'],
  ['ลด **[2%]** ทุกชิ้น', 'ลด [2%] ทุกชิ้น'],
  ['[]', '**[คำ]**'],
])('%s in bold is %s', (before, after) => expect(shown(wrapped(at(before), '**', 'คำ'))).toBe(after))

test.each([
  ['ก\nข[]\nค', 'ก\n[- ข]\nค'],
  ['[ก\nข]', '[- ก\n- ข]'],
  ['[- ก\n- ข]', '[ก\nข]'],
  ['[## หัว\n1. ข้อ]', '[- หัว\n- ข้อ]'],
  ['[]', '[- ]'],
])('%j as a list is %j', (before, after) => expect(shown(prefixed(at(before), () => '- '))).toBe(after))

test('numbers count up, and are taken away again', () => {
  const numbers = prefixed(at('[ก\nข\nค]'), (place) => `${place + 1}. `)
  expect(numbers.text).toBe('1. ก\n2. ข\n3. ค')
  expect(prefixed(numbers, (place) => `${place + 1}. `).text).toBe('ก\nข\nค')
})

test('a link takes the place of what was selected, a picture gets lines of its own', () => {
  expect(shown(replaced(at('ดู [นี่] สิ'), '[นี่](/news)'))).toBe('ดู [นี่](/news)[] สิ')
  expect(insertedBlock(at('ก[]\nข'), '![](x)').text).toBe('ก\n\n![](x)\n\nข')
  expect(insertedBlock(at('[]'), '![](x)').text).toBe('![](x)')
})
