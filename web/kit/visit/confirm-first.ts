import { redirectDocument } from 'react-router'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { confirmAddress } from './confirm-address.ts'

/** Redirects to the confirmation when it is required; other errors are rethrown. */
export function leadToConfirm(error: unknown, to: string): Response | undefined {
  const needsConfirm =
    error instanceof CallProblem && error.problem.Code === identityProblems.confirmFirst.code
  return needsConfirm ? redirectDocument(confirmAddress(to)) : undefined
}
