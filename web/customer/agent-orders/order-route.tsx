import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentOrderContract } from '#shop/agent-orders/agent-order-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { OrderScreen } from './order-screen.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { callAsSelf, findShopper } = context.get(visitorContext)
  const number = (params.number ?? '').slice(0, 20) || '-'
  const own = (await findShopper())?.user.customerCode ?? ''
  const agentCode = (url.searchParams.get('agent') ?? own).slice(0, 20) || '-'
  return showProblems(async () => ({
    order: await callAsSelf(agentOrderContract, { agentCode, number }),
    isAgent: agentCode === own,
  }))
}

export default function OrderRoute() {
  return <OrderScreen {...useLoaderData<typeof loader>()} />
}
