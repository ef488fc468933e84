import { expect, test } from 'vitest'
import type { QuickResult } from '#shop/cart/quick-order.ts'
import { readOrderList } from '#shop/cart/read-order-list.ts'
import { correct, draftsOf, groupDrafts, nextQuestion, textOf, withAnswers } from './quick-rows.ts'

const result = (row: number, more: Partial<QuickResult> = {}): QuickResult => ({
  ...{ row, reading: 0, code: '1', outcome: 'added', productCode: 'P', unit: 1, quantity: 1, ...more },
})
const listOf = (text: string) => draftsOf(readOrderList(text).rows)

test('of 600 rows the first 300 with a quantity are asked about, and the others wait: none is lost', () => {
  const drafts = listOf(
    Array.from({ length: 600 }, (_, at) => `A-${1000 + at}\t${at % 3 === 0 ? '' : at}`).join('\n'),
  )
  const { sent, rows } = nextQuestion(drafts)
  expect(rows).toHaveLength(300)
  expect(rows.every(({ quantity }) => quantity > 0)).toBe(true)
  const answered = withAnswers(
    drafts,
    sent,
    rows.map((_, row) => result(row)),
  )
  const { valid, wrong, waiting } = groupDrafts(answered)
  expect([valid.length, wrong.length, waiting.length]).toEqual([300, 200, 100])
  expect(new Set([...valid, ...wrong, ...waiting].map(({ line }) => line)).size).toBe(600)
})

test('the reading that the catalogue knew is the one shown', () => {
  const [draft] = listOf('4444 1118 ลัง')
  const [shown] = withAnswers([draft as never], [draft as never], [result(0, { reading: 1 })])
  expect([shown?.code, shown?.quantity, shown?.unitName]).toEqual(['1118', '4444', 'ลัง'])
})

test('what is corrected by hand is asked as corrected, and an older answer does not undo it', () => {
  const [draft] = listOf('1118 1.5 ลัง') as [ReturnType<typeof listOf>[number]]
  expect([draft.quantity, draft.asks]).toEqual(['', 'notWhole'])
  const mended = correct(draft, { quantity: '๒' })
  expect(nextQuestion([mended]).rows).toEqual([{ code: '1118', quantity: 2, unitName: 'ลัง' }])
  expect(withAnswers([mended], [draft], [result(0, { outcome: 'badQuantity' })])).toEqual([mended])
  expect(nextQuestion([correct(mended, { unit: 3 })]).rows).toEqual([{ code: '1118', quantity: 2, unit: 3 }])
  expect(nextQuestion([correct(correct(mended, { unit: 3 }), { code: '1067' })]).rows).toEqual([
    { code: '1067', quantity: 2 },
  ])
})

test('rows go back to text as they are understood by now', () => {
  const drafts = listOf('1118 3 ลัง\nNOSUCH many 2 1')
  const { sent } = nextQuestion(drafts)
  const answered = withAnswers(drafts, sent, [result(0, { quantity: 3 }), result(1, { outcome: 'unknown' })])
  expect(textOf(answered, () => 'ลัง')).toBe('1118 3 ลัง\nNOSUCH many 2 1')
})

test('a row with a code no database holds is a row like others', () => {
  const drafts = ['1118', `${'x'.repeat(59)}😀`, 'A\0B'].map((code, at) =>
    correct(listOf('1 1')[0] as ReturnType<typeof listOf>[number], { code, quantity: `${at + 1}` }),
  )
  expect(nextQuestion(drafts).rows).toEqual([
    { code: '1118', quantity: 1 },
    { code: `${'x'.repeat(59)}\ufffd`, quantity: 2 },
    { code: 'AB', quantity: 3 },
  ])
})
