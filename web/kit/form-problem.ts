import { data } from 'react-router'
import { CallProblem } from './call.ts'

/** What went wrong with a form, for the form to show; anything else is the error page's. */
export type FormProblem = { message: string; code: string; fields: Record<string, string> }

export function formProblem(error: unknown) {
  if (!(error instanceof CallProblem)) throw error
  const { Message, Code, Fields = [] } = error.problem
  return data(
    { problem: { message: Message, code: Code, fields: Object.fromEntries(Fields.map(({ Field, Reason }) => [Field, Reason])) } },
    { status: error.status },
  )
}

export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
