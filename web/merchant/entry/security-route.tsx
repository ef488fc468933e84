import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ownSessionsContract } from '#shop/identity/session-contracts.ts'
import { ownSecondFactorContract } from '#shop/second-factor/second-factor-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { SecurityScreen } from './security-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const [factor, sessions] = await Promise.all([
      callAsStaff(ownSecondFactorContract, {}),
      callAsStaff(ownSessionsContract, {}),
    ])
    return { factor, sessions, name: (await findStaff())?.user.username ?? '' }
  })
}

export default function SecurityRoute() {
  return <SecurityScreen {...useLoaderData<typeof loader>()} />
}
