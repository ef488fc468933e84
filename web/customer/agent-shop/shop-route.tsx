import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentShopContract } from '#shop/agent-orders/agent-shop-contracts.ts'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { NoAgentScreen } from './no-agent-screen.tsx'
import { orNoAgent } from './or-no-agent.ts'
import { ShopScreen } from './shop-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const text = (url.searchParams.get('text') ?? '').slice(0, 200)
  const h1 = (url.searchParams.get('c') ?? '').slice(0, 60)
  return orNoAgent(async () => {
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
  const { open, why } = useLoaderData<typeof loader>()
  return open ? <ShopScreen key={`${open.h1} ${open.text}`} {...open} /> : <NoAgentScreen why={why} />
}
