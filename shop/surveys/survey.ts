import { z } from 'zod'

export const questionKinds = ['one', 'several', 'number', 'text', 'photo'] as const
export const surveyStates = ['draft', 'live', 'ended'] as const
export type SurveyState = (typeof surveyStates)[number]

export const mostQuestions = 30
const mostOptions = 20
export const longestQuestion = 200
export const longestOption = 80
export const longestText = 1_000
export const mostPhotos = 5

const key = z.string().min(1).max(40)
const sentence = z.string().max(longestQuestion)
const number = z.number().min(-2_000_000_000).max(2_000_000_000)
const bound = number.nullable()
const choice = z.string().max(longestOption)

const option = z.object({ key, th: choice, en: choice })

/** The key of a question lives through all versions: by it the answers of two visits are compared. */
export const question = z.object({
  key,
  kind: z.enum(questionKinds),
  th: sentence,
  en: sentence,
  isRequired: z.boolean(),
  options: z.array(option).max(mostOptions),
  least: bound,
  most: bound,
})
export type Question = z.output<typeof question>

/** A choice by its key, several by theirs, photos by their ids. */
export const answerValue = z.union([
  z.string().max(longestText),
  number,
  z.array(z.string().max(40)).max(mostOptions),
])
export type AnswerValue = z.output<typeof answerValue>
export type Answers = Readonly<Record<string, AnswerValue>>

export const isAnswered = (value: AnswerValue | undefined): value is AnswerValue =>
  value !== undefined && (typeof value === 'number' || value.length > 0)

/** What may follow: a live survey is never a draft again, an ended one may go on. */
const moves: Record<SurveyState, readonly SurveyState[]> = {
  draft: ['live'],
  live: ['ended'],
  ended: ['live'],
}
export const mayMove = (from: SurveyState, to: SurveyState): boolean => moves[from].includes(to)
