import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlierAnswers, sayAnswer } from './say-answer.ts'
import { type AnswerValue, mayMove, type Question, questionKinds } from './survey.ts'
import { onlyAsked, whyNotAnswer } from './why-not-answer.ts'
import { whyNotSave } from './why-not-save.ts'

const ask = (key: string, kind: Question['kind'], part: Partial<Question> = {}): Question => ({
  ...{ key, kind, th: 'ถาม', en: 'Ask', isRequired: false, least: null, most: null },
  options: [
    { key: 'a', th: 'ก', en: 'A' },
    { key: 'b', th: 'ข', en: 'B' },
  ],
  ...part,
})
const codes = (questions: Question[], answers: Record<string, AnswerValue>) =>
  whyNotAnswer(questions, answers).map(({ key, problem }) => `${key} ${problem.code}`)

test('answers fit their questions, and each fault is told at its question', () => {
  const questions = [
    ask('one', 'one'),
    ask('several', 'several'),
    ask('number', 'number', { least: 1, most: 10 }),
    ask('text', 'text', { isRequired: true }),
    ask('photo', 'photo'),
  ]
  expect(codes(questions, { one: 'a', several: ['a', 'b'], number: 10, text: 'ok', photo: ['x'] })).toEqual(
    [],
  )
  expect(codes(questions, { one: 'z', several: ['a', 'z'], number: 0, photo: Array(6).fill('x') })).toEqual([
    'one surveys.notChoice',
    'several surveys.notChoice',
    'number surveys.tooSmall',
    'text surveys.required',
    'photo surveys.tooManyPhotos',
  ])
  expect(codes(questions, { number: 11, text: 'x' })).toEqual(['number surveys.tooBig'])
  expect(codes([ask('n', 'number')], { n: 'many' })).toEqual(['n surveys.notNumber'])
  expect(codes([ask('n', 'number', { isRequired: true })], { n: 0 })).toEqual([])
})

test('whatever is sent, nothing throws and nothing that was not asked is kept', () => {
  const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), fc.constantFrom(...questionKinds), (answers, kind) => {
      const questions = [ask('q', kind)]
      whyNotAnswer(questions, answers)
      return Object.keys(onlyAsked(questions, answers)).every((key) => key === 'q')
    }),
  )
})

test('a survey needs a name and whole questions, and an old question keeps its kind', () => {
  const faults = (questions: Question[], before?: Question[]) =>
    whyNotSave({ nameTh: 'ก', nameEn: 'A', questions }, before).map(
      ({ field, row }) => `${field} ${row.code}`,
    )
  expect(faults([ask('q', 'one')])).toEqual([])
  expect(faults([])).toEqual(['questions surveys.noQuestions'])
  expect(faults([ask('q', 'text', { en: ' ' })])).toEqual(['q surveys.noText'])
  expect(faults([ask('q', 'one', { options: [] })])).toEqual(['q surveys.fewOptions'])
  expect(faults([ask('q', 'number', { least: 3, most: 2 })])).toEqual(['q surveys.leastOverMost'])
  expect(faults([ask('q', 'text')], [ask('q', 'number')])).toEqual(['q surveys.kindChanged'])
  const twice = { key: 'c', th: 'ก', en: 'C' }
  expect(faults([ask('q', 'several', { options: [...ask('q', 'one').options, twice] })])).toEqual([
    'q surveys.sameOption',
  ])
  expect(whyNotSave({ nameTh: ' ', nameEn: '', questions: [ask('q', 'text')] })).toHaveLength(2)
})

test('a draft goes live, a live survey ends, and an ended one may go on', () => {
  expect(mayMove('draft', 'live') && mayMove('live', 'ended') && mayMove('ended', 'live')).toBe(true)
  expect(mayMove('live', 'draft') || mayMove('draft', 'ended') || mayMove('live', 'live')).toBe(false)
})

test('a visit tells what the same question was answered before, in the words of that time', () => {
  const old = ask('q', 'one', { options: [{ key: 'a', th: 'เก่า', en: 'Old' }] })
  const visit = (answers: Record<string, AnswerValue>, surveyId = 's', question = ask('q', 'one')) => ({
    ...{ surveyId, answers, questions: [question, ask('m', 'several')] },
  })
  const [newest, middle, first] = earlierAnswers([
    visit({ q: 'b', m: ['b', 'a'] }),
    visit({ q: 'b' }, 'other'),
    visit({ m: ['a', 'b'] }),
    visit({ q: 'a' }, 's', old),
  ])
  const changed = newest?.get('q')
  expect(changed && sayAnswer(changed.question, changed.value, 'th')).toBe('เก่า')
  expect([newest?.size, middle?.size, first?.size]).toEqual([1, 0, 0])
})
