import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { agentClientContract, endClientContract } from '#shop/agents/agent-client-contracts.ts'
import { formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { AgentClientScreen } from './agent-client-screen.tsx'

const codeOf = (params: { code?: string | undefined }) => (params.code ?? '').slice(0, 60)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsSelf } = context.get(visitorContext)
  return showProblems(() => callAsSelf(agentClientContract, { code: codeOf(params) }))
}

/** Whoever orders for the client at this moment stops too. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { callAsSelf, jar } = context.get(visitorContext)
  try {
    await callAsSelf(endClientContract, { code: codeOf(params) })
    jar.set('clientToken', '')
    return redirect(paths.agentCustomers)
  } catch (error) {
    return formProblem(error)
  }
}

export default function AgentClientRoute() {
  return (
    <AgentClientScreen
      client={useLoaderData<typeof loader>()}
      problem={useActionData<typeof action>()?.problem}
    />
  )
}
