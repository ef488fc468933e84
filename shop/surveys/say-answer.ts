import type { Locale } from '../words/locale.ts'
import type { Answers, AnswerValue, Question } from './survey.ts'

/** An answer in words; photos are shown, so they are only counted. */
export function sayAnswer({ kind, options }: Question, value: AnswerValue, locale: Locale): string {
  const say = (key: string) => options.find((option) => option.key === key)?.[locale] ?? key
  if (kind === 'photo') return String(Array.isArray(value) ? value.length : 0)
  if (Array.isArray(value)) return value.map(say).join(', ')
  return kind === 'one' && typeof value === 'string' ? say(value) : String(value)
}

type Visit = { surveyId: string; questions: readonly Question[]; answers: Answers }
export type EarlierAnswer = { question: Question; value: AnswerValue }

/** For each visit, newest first, what the same question was answered before, where that was something else. */
export function earlierAnswers(visits: readonly Visit[]): Map<string, EarlierAnswer>[] {
  return visits.map((visit, at) => {
    const before = visits.slice(at + 1).filter(({ surveyId }) => surveyId === visit.surveyId)
    const changed = new Map<string, EarlierAnswer>()
    for (const { key, kind } of visit.questions) {
      const value = visit.answers[key]
      const earlier = before.find(({ answers }) => answers[key] !== undefined)
      const question = earlier?.questions.find((each) => each.key === key)
      const was = earlier?.answers[key]
      if (value === undefined || was === undefined || !question || kind === 'photo') continue
      if (!isSame(value, was)) changed.set(key, { question, value: was })
    }
    return changed
  })
}

/** The order in which choices were ticked says nothing. */
const isSame = (one: AnswerValue, other: AnswerValue): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
    : one === other
