import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentShopContract } from '#shop/agent-orders/agent-shop-contracts.ts'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ShopScreen } from './shop-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const text = (url.searchParams.get('text') ?? '').slice(0, 200)
  const h1 = (url.searchParams.get('c') ?? '').slice(0, 60)
  return showProblems(async () => {
    const [shop, { categories }] = await Promise.all([
      call(agentShopContract, { text, ...(h1 ? { h1 } : {}) }),
      call(hierarchyContract, { h2: false, h3: false }),
    ])
    return {
      ...{ ...shop, text, h1 },
      categories: categories.map(({ code, name, nameEn }) => ({ code, name, nameEn })),
    }
  })
}

export default function ShopRoute() {
  const data = useLoaderData<typeof loader>()
  return <ShopScreen key={`${data.h1} ${data.text}`} {...data} />
}
