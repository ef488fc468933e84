import { type Problem, refuse } from '../problems/problem.ts'
import {
  type Answers,
  type AnswerValue,
  isAnswered,
  longestText,
  mostPhotos,
  type Question,
} from './survey.ts'
import { surveysProblems as row } from './surveys-problems.ts'

type AnswerFault = { key: string; problem: Problem }

/** What is wrong with the answers to these questions. The form marks it, and the server refuses with it. */
export function whyNotAnswer(questions: readonly Question[], answers: Answers): AnswerFault[] {
  return questions.flatMap((question) => {
    const problem = faultOf(question, answers[question.key])
    return problem ? [{ key: question.key, problem }] : []
  })
}

function faultOf(question: Question, value: AnswerValue | undefined): Problem | undefined {
  if (!isAnswered(value)) return question.isRequired ? refuse(row.required) : undefined
  const { kind, options, least, most } = question
  const isChoice = (key: string) => options.some((option) => option.key === key)
  switch (kind) {
    case 'one':
      return typeof value === 'string' && isChoice(value) ? undefined : refuse(row.notChoice)
    case 'several':
      return Array.isArray(value) && value.every(isChoice) ? undefined : refuse(row.notChoice)
    case 'number':
      if (typeof value !== 'number') return refuse(row.notNumber)
      if (least !== null && value < least) return refuse(row.tooSmall, { least })
      return most !== null && value > most ? refuse(row.tooBig, { most }) : undefined
    case 'text':
      return typeof value === 'string' && value.length <= longestText
        ? undefined
        : refuse(row.tooLong, { most: longestText })
    case 'photo':
      return Array.isArray(value) && value.length <= mostPhotos
        ? undefined
        : refuse(row.tooManyPhotos, { most: mostPhotos })
  }
}

/** Only answers to these questions, each choice once. */
export function onlyAsked(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ key }) => {
      const value = answers[key]
      if (!isAnswered(value)) return []
      return [[key, Array.isArray(value) ? [...new Set(value)] : value]]
    }),
  )
}
