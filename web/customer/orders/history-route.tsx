import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderHistoryContract } from '#shop/orders/order-contracts.ts'
import { historyPage, orderTabs } from '#shop/orders/order-tabs.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { HistoryScreen } from './history-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const tab = orderTabs.find((each) => each === url.searchParams.get('tab')) ?? 'all'
  const page = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  return showProblems(async () => {
    const redeemed = await inPointsMode(visitor)
    const answer = await visitor.call(orderHistoryContract, {
      tab,
      redeemed,
      skip: (page - 1) * historyPage,
      take: historyPage,
    })
    return {
      ...answer,
      tab,
      page,
      redeemed,
      pages: Math.max(1, Math.ceil((answer.counts[tab] ?? 0) / historyPage)),
    }
  })
}

export default function HistoryRoute() {
  return <HistoryScreen {...useLoaderData<typeof loader>()} />
}
