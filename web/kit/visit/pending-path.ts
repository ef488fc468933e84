import { identityProblems } from '#shop/identity/identity-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'

/** The page for whoever signs in while their registration waits; it names the centre that decides. */
export function pendingPath(error: unknown): string | undefined {
  if (!(error instanceof CallProblem) || error.problem.Code !== identityProblems.pending.code)
    return undefined
  const { saleUnit } = (error.problem.Details ?? {}) as { saleUnit?: unknown }
  return typeof saleUnit === 'string'
    ? `/register-pending?${new URLSearchParams({ dist: saleUnit })}`
    : '/register-pending'
}
