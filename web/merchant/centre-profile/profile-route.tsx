import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { centreProfileContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { ProfileScreen } from './profile-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const centre = await callAsStaff(centreProfileContract, { saleUnit })
    return { centre, saleUnit, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function ProfileRoute() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} />
}
