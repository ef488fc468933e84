import { loadUserFor } from '#api/identity/load-user.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The calling agent: enabled by setting, verified by the centre, and not acting for anyone. */
export async function requireAgent(
  context: Context,
): Promise<{ saleUnit: string; agentCode: string; session: string }> {
  const { caller, settings } = context
  if (caller.kind !== 'user' || caller.actor || !caller.session) throw refuse(identityProblems.notAllowed)
  if (!(await settings(caller.saleUnit)).agentsOpen) throw refuse(agentsProblems.closed)
  if (!isVerifiedAgent(await loadUserFor(context, caller))) throw refuse(agentsProblems.notVerified)
  return { saleUnit: caller.saleUnit, agentCode: caller.customerCode, session: caller.session }
}
