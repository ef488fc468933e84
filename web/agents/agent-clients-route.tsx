import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { agentClientsContract, agentLoginAsClientContract } from '#shop/agents/agent-client-contracts.ts'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { AgentClientsScreen } from './agent-clients-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, findShopper } = context.get(visitorContext)
  // While ordering for a client there is one way on: back out of it first.
  if ((await findShopper())?.actor) throw redirect('/')
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  return showProblems(async () => ({ text, clients: await call(agentClientsContract, { text }) }))
}

/** From here on the shop is the client's: their prices, their cart, the agent's credit. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, jar, findShopper } = context.get(visitorContext)
  const code = field(await request.formData(), 'code')
  try {
    const saleUnit = (await findShopper())?.user.saleUnit ?? ''
    const { Customer } = await call(agentLoginAsClientContract, { code, saleUnit })
    jar.set('clientToken', Customer.jtoken)
    return redirect('/')
  } catch (error) {
    return formProblem(error)
  }
}

export default function AgentClientsRoute() {
  return <AgentClientsScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
}
