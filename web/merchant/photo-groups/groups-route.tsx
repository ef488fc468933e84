import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { allPhotoGroupsContract } from '#shop/photos/photo-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { GroupsScreen } from './groups-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const all = await callAsStaff(allPhotoGroupsContract, { saleUnit: staff?.user.centre ?? '' })
    return { ...all, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function GroupsRoute() {
  return <GroupsScreen {...useLoaderData<typeof loader>()} />
}
