import { expect, test } from 'vitest'
import type { Question } from '#shop/surveys/survey.ts'
import { answerSheet } from './answer-sheet.ts'

const ask = (key: string, kind: Question['kind'], en: string): Question => ({
  ...{ key, kind, th: en, en, isRequired: false, least: null, most: null },
  options: [{ key: 'a', th: 'ก', en: `A of ${en}` }],
})
const visit = (version: number, answers: Record<string, string | number | string[]>) => ({
  ...{ id: 'v', surveyId: 's', version, nameTh: 'ส', nameEn: 'S', customerCode: 'C1', customerName: 'Shop' },
  ...{ answeredAt: '2026-11-16T05:00:00.000Z', by: 'Ton', distance: 12, answers },
})

test('each question is one column over all versions, and answers stand in the words of their own', () => {
  const versions = [
    { surveyId: 's', version: 2, questions: [ask('q', 'one', 'New'), ask('n', 'number', 'Many')] },
    { surveyId: 's', version: 1, questions: [ask('q', 'one', 'Old'), ask('gone', 'text', 'Gone')] },
  ]
  const { heads, rows } = answerSheet(
    [visit(2, { q: 'a', n: 7 }), visit(1, { q: 'a', gone: '=1+1' })],
    versions,
    'en',
  )
  expect(heads.slice(7)).toEqual(['New', 'Gone', 'Many'])
  expect(rows.map((row) => row.slice(7))).toEqual([
    ['A of New', null, 7],
    ['A of Old', '=1+1', null],
  ])
  expect(rows[0]?.slice(0, 3)).toEqual(['16 Nov 2026 12:00', 'C1', 'Shop'])
})
