import { CallProblem } from '#web/kit/calls/call.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'

/** Written out, since importing it would send the sentences of all problems to the phone. */
const noAgent = 'agentOrders.noAgent'

/** A page of the agent's shop, or why nobody sells to this one, which is no error of the page. */
export function orNoAgent<Data>(
  load: () => Promise<Data>,
): Promise<{ open: Data; why: '' } | { open: null; why: string }> {
  return showProblems(async () => {
    try {
      return { open: await load(), why: '' as const }
    } catch (error) {
      if (error instanceof CallProblem && error.problem.Code === noAgent)
        return { open: null, why: error.said }
      throw error
    }
  })
}
