import { redirectDocument } from 'react-router'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { CallProblem } from './call.ts'

/** The step that asks for the password or a code, and leads back. */
export const confirmAddress = (to: string) => `/confirm?${new URLSearchParams({ to })}`

/** Whoever has not proved lately who they are is led to that step; any other trouble stays the caller's. */
export function leadToConfirm(error: unknown, to: string): Response | undefined {
  const asked = error instanceof CallProblem && error.problem.Code === identityProblems.confirmFirst.code
  return asked ? redirectDocument(confirmAddress(to)) : undefined
}
