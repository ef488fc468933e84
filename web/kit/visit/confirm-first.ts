import { redirectDocument } from 'react-router'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { confirmAddress } from './confirm-address.ts'

/** Whoever has not proved lately who they are is led to that step; any other trouble stays the caller's. */
export function leadToConfirm(error: unknown, to: string): Response | undefined {
  const asked = error instanceof CallProblem && error.problem.Code === identityProblems.confirmFirst.code
  return asked ? redirectDocument(confirmAddress(to)) : undefined
}
