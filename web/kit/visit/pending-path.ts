import { identityProblems } from '#shop/identity/identity-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The page for a sign-in during a pending registration; it names the deciding centre. */
export function pendingPath(error: unknown): string | undefined {
  if (!(error instanceof CallProblem) || error.problem.Code !== identityProblems.pending.code)
    return undefined
  const { saleUnit } = (error.problem.Details ?? {}) as { saleUnit?: unknown }
  return typeof saleUnit === 'string'
    ? withQuery(paths.registerPending, { dist: saleUnit })
    : paths.registerPending
}
