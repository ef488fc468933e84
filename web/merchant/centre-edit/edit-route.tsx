import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { centreProfileContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { EditScreen } from './edit-screen.tsx'
import { readTab } from './edit-tabs.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const role = staff?.user.role.RoleCode
    if (!mayManage(role)) {
      const { status } = identityProblems.notAllowed
      throw new Response(identityProblems.notAllowed[locale], { status })
    }
    const centre = await callAsStaff(centreProfileContract, { saleUnit: staff?.user.centre ?? '' })
    return { centre, tab: readTab(url.searchParams.get('part')), isOwner: role === roles.owner }
  })
}

export default function EditRoute() {
  return <EditScreen {...useLoaderData<typeof loader>()} />
}
