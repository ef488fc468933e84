import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { officeStandingOrderContract } from '#shop/standing-orders/standing-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { StandingOrderScreen } from './standing-order-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const id = (params.id ?? '').slice(0, 40)
    const standing = await visitor.callAsStaff(officeStandingOrderContract, { saleUnit, id })
    const role = (await visitor.findStaff())?.user.role.RoleCode
    return { standing, saleUnit, mayChange: role !== roles.salesperson }
  })
}

export default function StandingOrderRoute() {
  return <StandingOrderScreen {...useLoaderData<typeof loader>()} />
}
