import type { AgentOrderRow } from '#shop/agent-orders/agent-order-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { OrderRows } from './order-rows.tsx'

/** A client's orders to their agent. */
export function MyOrdersScreen({ orders }: { orders: readonly AgentOrderRow[] }) {
  const say = useAgentOrderWords()
  const sayShop = useShopWords()
  const title = sayShop('page.myAgentOrders')
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 py-4 md:gap-4 md:py-6"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <LinkButton to={paths.agentShop} variant="secondary">
          {say('sell.backToShop')}
        </LinkButton>
      </div>
      <OrderRows orders={orders} forAgent={false} />
    </main>
  )
}
