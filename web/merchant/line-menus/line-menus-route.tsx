import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { lineMenusContract } from '#shop/line-menus/line-menu-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { LineMenusScreen } from './line-menus-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const menus = await callAsStaff(lineMenusContract, { saleUnit: staff?.user.centre ?? '' })
    return { ...menus, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function LineMenusRoute() {
  return <LineMenusScreen {...useLoaderData<typeof loader>()} />
}
