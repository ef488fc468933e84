import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { policyVersionsContract } from '#shop/policies/policy-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { PoliciesScreen } from './policies-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  return showProblems(() => callAsStaff(policyVersionsContract, {}))
}

export default function PoliciesRoute() {
  return <PoliciesScreen {...useLoaderData<typeof loader>()} />
}
