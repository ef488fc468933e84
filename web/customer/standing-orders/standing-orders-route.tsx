import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { standingOrdersContract } from '#shop/standing-orders/standing-order-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { StandingOrdersScreen } from './standing-orders-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(() => call(standingOrdersContract, {}))
}

export default function StandingOrdersRoute() {
  return <StandingOrdersScreen {...useLoaderData<typeof loader>()} />
}
