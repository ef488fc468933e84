import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import {
  merchantOrderListContract,
  orderFiltersContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { orderListPage } from '#shop/merchant-orders/staff-tabs.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readOrderQuery } from './order-query.ts'
import { OrdersScreen } from './orders-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const query = readOrderQuery(url.searchParams)
    const { tab, oldestFirst, after, filters } = query
    const [list, options] = await Promise.all([
      callAsStaff(merchantOrderListContract, {
        ...{ saleUnit, tab, oldestFirst, text: '', take: orderListPage },
        ...filters,
        ...(after && { after }),
      }),
      callAsStaff(orderFiltersContract, { saleUnit }),
    ])
    return { query, list, options, mayMove: staff?.user.role.RoleCode !== roles.salesperson }
  })
}

export default function OrdersRoute() {
  return <OrdersScreen {...useLoaderData<typeof loader>()} />
}
