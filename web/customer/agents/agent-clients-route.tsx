import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { agentClientsContract } from '#shop/agents/agent-client-contracts.ts'
import { agentLoginAsClientContract } from '#shop/identity/acting-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { AgentClientsScreen } from './agent-clients-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsSelf } = context.get(visitorContext)
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  return showProblems(async () => ({ text, clients: await callAsSelf(agentClientsContract, { text }) }))
}

/** From here on the shop uses the client's prices and cart, and the agent's credit. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { callAsSelf, jar, findShopper } = context.get(visitorContext)
  const code = field(await request.formData(), 'code')
  try {
    const saleUnit = (await findShopper())?.user.saleUnit ?? ''
    const { Customer } = await callAsSelf(agentLoginAsClientContract, { code, saleUnit })
    jar.set('clientToken', Customer.jtoken)
    return redirect(paths.home)
  } catch (error) {
    return formProblem(error)
  }
}

export default function AgentClientsRoute() {
  return (
    <AgentClientsScreen
      {...useLoaderData<typeof loader>()}
      problem={useActionData<typeof action>()?.problem}
    />
  )
}
