import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { groupListContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { GroupsScreen } from './groups-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const { groups } = await callAsStaff(groupListContract, { saleUnit: staff?.user.centre ?? '' })
    const open = url.searchParams.get('group')
    return {
      groups,
      opened: open === 'new' ? ('new' as const) : groups.find(({ id }) => String(id) === open),
      mayChange: mayManage(staff?.user.role.RoleCode),
    }
  })
}

export default function GroupsRoute() {
  return <GroupsScreen {...useLoaderData<typeof loader>()} />
}
