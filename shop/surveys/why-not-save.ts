import type { ProblemRow } from '../problems/problem.ts'
import type { Question } from './survey.ts'
import { surveysProblems as row } from './surveys-problems.ts'

type SurveyDraft = { nameTh: string; nameEn: string; questions: readonly Question[] }
type SurveyFault = { field: string; row: ProblemRow }

const isBlank = (text: string) => text.trim() === ''

/** Every reason a survey cannot be saved, at its field or the key of its question; `before` are the questions as saved. */
export function whyNotSave(
  { nameTh, nameEn, questions }: SurveyDraft,
  before: readonly Question[] = [],
): SurveyFault[] {
  const kinds = new Map(before.map(({ key, kind }) => [key, kind]))
  return [
    ...(isBlank(nameTh) ? [{ field: 'nameTh', row: row.noName }] : []),
    ...(isBlank(nameEn) ? [{ field: 'nameEn', row: row.noName }] : []),
    ...(questions.length === 0 ? [{ field: 'questions', row: row.noQuestions }] : []),
    ...questions.flatMap((question) => {
      const kept = kinds.get(question.key)
      const fault = kept !== undefined && kept !== question.kind ? row.kindChanged : whyNotQuestion(question)
      return fault ? [{ field: question.key, row: fault }] : []
    }),
  ]
}

function whyNotQuestion({ kind, th, en, options, least, most }: Question): ProblemRow | undefined {
  if (isBlank(th) || isBlank(en)) return row.noText
  if (kind === 'number' && least !== null && most !== null && least > most) return row.leastOverMost
  if (kind !== 'one' && kind !== 'several') return undefined
  if (options.length < 2) return row.fewOptions
  if (options.some((option) => isBlank(option.th) || isBlank(option.en))) return row.noOption
  const texts = (['th', 'en'] as const).map((locale) => options.map((option) => option[locale].trim()))
  if (texts.some((all) => new Set(all).size < all.length)) return row.sameOption
  return undefined
}
