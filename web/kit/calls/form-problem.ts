import { data } from 'react-router'
import type { Sentence } from '#shop/identity/rules.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem } from './call.ts'

/** What went wrong with a form, for the form to show; anything else is the error page's. */
export type FormProblem = { message: string; code: string; fields: Record<string, string> }

export function formProblem(error: unknown) {
  if (!(error instanceof CallProblem)) throw error
  const { Code, Fields = [] } = error.problem
  return data(
    {
      problem: {
        message: error.said,
        code: Code,
        fields: Object.fromEntries(Fields.map(({ Field, Reason }) => [Field, Reason])),
      },
    },
    { status: error.status },
  )
}

/** Checks a form by the rules before the API is called, for browsers without JavaScript. */
export function invalidForm(errors: Partial<Record<string, Sentence>>, locale: Locale) {
  const fields = Object.fromEntries(
    Object.entries(errors).flatMap(([name, wrong]) => (wrong ? [[name, wrong[locale]]] : [])),
  )
  if (Object.keys(fields).length === 0) return undefined
  const { code, status } = generalProblems.badInput
  return data({ problem: { message: generalProblems.badInput[locale], code, fields } }, { status })
}

export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
