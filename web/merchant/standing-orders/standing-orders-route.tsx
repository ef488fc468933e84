import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  standingListPage,
  standingOrderListContract,
} from '#shop/standing-orders/standing-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { readStandingQuery, requestOf } from './standing-order-query.ts'
import { StandingOrdersScreen } from './standing-orders-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const query = readStandingQuery(url.searchParams)
  return showProblems(async () => {
    const list = await visitor.callAsStaff(standingOrderListContract, {
      ...{
        saleUnit: await centreOf(visitor),
        take: standingListPage,
        skip: (query.page - 1) * standingListPage,
      },
      ...requestOf(query),
    })
    return { query, list }
  })
}

export default function StandingOrdersRoute() {
  return <StandingOrdersScreen {...useLoaderData<typeof loader>()} />
}
