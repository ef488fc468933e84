import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentOrderStatuses } from '#shop/agent-orders/agent-order.ts'
import { agentOrdersContract, ownAgentOrdersContract } from '#shop/agent-orders/agent-order-contracts.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ClientOrdersScreen } from './client-orders-screen.tsx'
import { MyOrdersScreen } from './my-orders-screen.tsx'

/** An agent sees the orders of their clients; everybody else their own orders to an agent. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, callAsSelf, findShopper } = context.get(visitorContext)
  const shopper = await findShopper()
  const status = agentOrderStatuses.find((each) => each === url.searchParams.get('status'))
  return showProblems(async () =>
    shopper && !shopper.actor && isVerifiedAgent(shopper.user)
      ? { agent: true as const, status, ...(await callAsSelf(agentOrdersContract, status ? { status } : {})) }
      : { agent: false as const, orders: await call(ownAgentOrdersContract, {}) },
  )
}

export default function OrdersRoute() {
  const data = useLoaderData<typeof loader>()
  return data.agent ? <ClientOrdersScreen {...data} /> : <MyOrdersScreen orders={data.orders} />
}
