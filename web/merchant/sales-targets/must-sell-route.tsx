import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mustSellContract } from '#shop/my-sales/basket-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadSalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { MustSellScreen } from './must-sell-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    return { page, ...(await visitor.callAsStaff(mustSellContract, { saleUnit: page.saleUnit })) }
  })
}

export default function MustSellRoute() {
  return <MustSellScreen {...useLoaderData<typeof loader>()} />
}
