import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentOrderCountContract } from '#shop/agent-orders/agent-order-contracts.ts'
import { agentItemsContract } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentPriceBookContract } from '#shop/agent-trade/agent-price-contracts.ts'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ProductsScreen } from './products-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsSelf } = context.get(visitorContext)
  return showProblems(async () => {
    const counting = callAsSelf(agentOrderCountContract, {})
    if (url.searchParams.get('show') !== 'prices') {
      const [items, { count }] = await Promise.all([callAsSelf(agentItemsContract, {}), counting])
      return { tab: 'own' as const, items, newOrders: count }
    }
    const [book, { count }, { categories }] = await Promise.all([
      callAsSelf(agentPriceBookContract, {}),
      counting,
      callAsSelf(hierarchyContract, {}),
    ])
    return {
      ...{ tab: 'prices' as const, book, newOrders: count },
      categories: categories.map(({ level, code, name, nameEn }) => ({ level, code, name, nameEn })),
    }
  })
}

export default function ProductsRoute() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />
}
