import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inDrawingOrder, runsOf, wrapText } from './thai-text.ts'

test.each([
  ['น้ำ', 'น\u0e4d\u0e49า'],
  ['ก่ำ', 'ก\u0e4d\u0e48า'],
  ['ทำ', 'ท\u0e4dา'],
  ['ซีอิ๊ว', 'ซีอิ๊ว'],
  ['Water 600 ml', 'Water 600 ml'],
])('%s is drawn with its marks in order', (text, drawn) => {
  expect(inDrawingOrder(text)).toBe(drawn)
})

test('Thai and Latin letters are apart, since they are in two fonts', () => {
  expect(runsOf('น้ำ 600 มล.')).toEqual([
    { script: 'thai', text: 'น้ำ' },
    { script: 'latin', text: ' 600 ' },
    { script: 'thai', text: 'มล' },
    { script: 'latin', text: '.' },
  ])
  expect(runsOf('')).toEqual([])
})

/** A letter is one wide; marks above and below take no room. */
const measure = (text: string) => text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length

describe('a line ends', () => {
  test('between words, where Thai has no spaces', () => {
    expect(wrapText('น้ำยาล้างจานกลิ่นมะนาว', 12, measure)).toEqual(['น้ำยาล้างจาน', 'กลิ่นมะนาว'])
  })

  test('not before what closes, nor after what opens', () => {
    expect(wrapText('ขวดใหญ่ (ยกลัง)', 9, measure)).toEqual(['ขวดใหญ่', '(ยกลัง)'])
    expect(wrapText('ขวด #29', 5, measure)).toEqual(['ขวด', '#29'])
    expect(wrapText('ของต่างๆ', 6, measure)).toEqual(['ของ', 'ต่างๆ'])
  })

  test('within a word that is wider than the line, but never before a mark', () => {
    expect(wrapText('ABCDEFGH', 3, measure)).toEqual(['ABC', 'DEF', 'GH'])
    for (const line of wrapText('กี้กี้กี้กี้กี้', 2, measure)) expect(line).toMatch(/^ก/)
  })

  test('not between a number and its unit', () => {
    expect(wrapText('น้ำปลา 350 มล.', 9, measure)).toEqual(['น้ำปลา', '350 มล.'])
  })

  test('where the text says so', () => {
    expect(wrapText('ก\n\nข', 9, measure)).toEqual(['ก', '', 'ข'])
  })
})

test('no letter is lost and no line is too wide, whatever the text', () => {
  const parts = fc.array(fc.constantFrom('น้ำ', 'ปลา', ' ', 'ที่', '(', ')', '12', 'ABC', 'ๆ', 'กุ้ง', '.', 'เก็บ'))
  fc.assert(
    fc.property(parts, fc.integer({ min: 6, max: 30 }), (words, width) => {
      const text = words.join('')
      const lines = wrapText(text, width, measure)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
    }),
  )
})
