import { type LoaderFunctionArgs, redirect } from 'react-router'
import { CallProblem } from '#web/kit/calls/call.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import {
  finishAtProvider,
  isProviderCallback,
  startAtProvider,
} from '#web/shared/sign-in/provider-sign-in.ts'

/** LINE sign-in for merchant staff. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const gate = {
    provider: 'line',
    path: paths.lineAuthen,
    visitor: context.get(visitorContext),
    parts: context.get(partsContext),
    url,
  } as const
  if (isProviderCallback(url)) return finishAtProvider(gate)
  try {
    return redirect(await startAtProvider(gate, 'staff'))
  } catch (error) {
    if (error instanceof CallProblem)
      return redirect(withQuery(merchantPaths.login, { why: error.problem.Code, with: 'line' }))
    throw error
  }
}
