import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hasCredit } from '#shop/account/credit.ts'
import { roles } from '#shop/contract/caller.ts'
import { creditContract } from '#shop/credit/credit-contract.ts'
import { customerProfileContract } from '#shop/identity/profile-contracts.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { profileGroups } from './profile-entries.ts'
import { ProfileScreen } from './profile-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, settings } = context.get(visitorContext)
  return showProblems(async () => {
    const [{ user, actor }, menus] = await Promise.all([call(customerProfileContract, {}), settings()])
    const { pointsMenu } = menus
    const credit = hasCredit(user) ? await call(creditContract, {}) : null
    return { user, pointsMenu, credit, groups: profileGroups(menus, { isAgent: user.role === roles.agent, acting: actor !== null }) }
  })
}
export type ProfileData = Awaited<ReturnType<typeof loader>>

export default function ProfileRoute() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} />
}
