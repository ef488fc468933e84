import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { incentivesContract } from '#shop/points/incentive-contract.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { IncentiveScreen } from './incentive-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(() => call(incentivesContract, {}))
}

export default function IncentiveRoute() {
  return <IncentiveScreen {...useLoaderData<typeof loader>()} />
}
