import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentShopCartContract } from '#shop/agent-orders/agent-shop-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CartScreen } from './cart-screen.tsx'
import { NoAgentScreen } from './no-agent-screen.tsx'
import { orNoAgent } from './or-no-agent.ts'

/** The products wait on the phone, so that their prices are asked for by the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return orNoAgent(async () => {
    const { seller, shipTo } = await call(agentShopCartContract, { products: [] })
    return { seller, shipTo, today: bangkokDay(new Date()) }
  })
}

export default function CartRoute() {
  const { open, why } = useLoaderData<typeof loader>()
  return open ? <CartScreen {...open} /> : <NoAgentScreen why={why} />
}
