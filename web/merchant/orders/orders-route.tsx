import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import {
  merchantOrderListContract,
  orderFiltersContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { orderListPage } from '#shop/merchant-orders/staff-tabs.ts'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadRunOf } from '#web/merchant/order-moves/run-of-order.ts'
import { readOrderQuery } from './order-query.ts'
import { OrdersScreen } from './orders-screen.tsx'

/** An order that cannot be shown leaves the list as it is. */
function ifRefused(error: unknown) {
  if (error instanceof CallProblem && error.status < 500 && error.status !== 401) return undefined
  throw error
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff, findStaff } = visitor
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const query = readOrderQuery(url.searchParams)
    const { tab, oldestFirst, after, open, filters } = query
    const [list, options, opened, openedRun] = await Promise.all([
      callAsStaff(merchantOrderListContract, {
        ...{ saleUnit, tab, oldestFirst, text: '', take: orderListPage },
        ...filters,
        ...(after && { after }),
      }),
      callAsStaff(orderFiltersContract, { saleUnit }),
      open ? callAsStaff(orderDetailContract, { orderNumber: open, saleUnit }).catch(ifRefused) : undefined,
      open ? loadRunOf(visitor, open).catch(ifRefused) : undefined,
    ])
    return {
      query,
      list,
      options,
      opened,
      openedRun,
      mayMove: staff?.user.role.RoleCode !== roles.salesperson,
    }
  })
}

export default function OrdersRoute() {
  return <OrdersScreen {...useLoaderData<typeof loader>()} />
}
