import { z } from 'zod'

export const questionKinds = ['one', 'several', 'number', 'text', 'photo'] as const
export const surveyStates = ['draft', 'live', 'ended'] as const
export type SurveyState = (typeof surveyStates)[number]

export const mostQuestions = 60
const mostOptions = 30
export const longestText = 1_000
export const mostPhotos = 5

const key = z.string().min(1).max(40)
const sentence = z.string().max(300)
const bound = z.number().min(-1e12).max(1e12).nullable()

const option = z.object({ key, th: sentence, en: sentence })

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
  z.number().min(-1e12).max(1e12),
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
