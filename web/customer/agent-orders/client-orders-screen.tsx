import { type AgentOrderStatus, agentOrderStatuses } from '#shop/agent-orders/agent-order.ts'
import type { AgentOrderRow, WorkRow } from '#shop/agent-orders/agent-order-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { OrderRows } from './order-rows.tsx'
import { statusWords } from './status-words.ts'
import { WorkList } from './work-list.tsx'

type ClientOrdersScreenProps = {
  status: AgentOrderStatus | undefined
  orders: AgentOrderRow[]
  counts: { status: AgentOrderStatus; count: number }[]
  work: WorkRow[]
  owed: { clientCode: string; clientName: string; amount: number }[]
}

/** The agent's day: what to buy and hand over, orders by state, and who owes what. */
export function ClientOrdersScreen({ status, orders, counts, work, owed }: ClientOrdersScreenProps) {
  const say = useAgentOrderWords()
  const sayShop = useShopWords()
  const waiting = (each: AgentOrderStatus) =>
    each === 'delivered' || each === 'cancelled' ? 0 : (counts.find((one) => one.status === each)?.count ?? 0)
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 md:py-6">
      <PageHead title={sayShop('page.agentOrders')} indexed={false} />
      <div>
        <h1 className="text-xl md:text-2xl">{sayShop('page.agentOrders')}</h1>
        <p className="text-muted text-sm">{say('sell.clientOrdersBody')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-last">
          <Tabs
            label={say('sell.states')}
            tabs={[
              { to: paths.agentOrders, text: say('sell.all'), current: status === undefined },
              ...agentOrderStatuses.map((each) => ({
                ...{ to: `${paths.agentOrders}?status=${each}`, text: say(statusWords[each]) },
                ...{ current: status === each, count: waiting(each) },
              })),
            ]}
          />
          <OrderRows orders={orders} forAgent />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <WorkList work={work} />
          {owed.length > 0 ? (
            <section aria-labelledby="owed" className="grid gap-2">
              <h2 id="owed" className="text-lg">
                {say('sell.owedTitle')}
              </h2>
              <ul className="overflow-hidden rounded-card border border-hairline bg-card">
                {owed.map(({ clientCode, clientName, amount }) => (
                  <li
                    key={clientCode}
                    className="flex min-h-12 items-center justify-between gap-3 border-hairline border-b px-3 py-2 last:border-0 md:px-4"
                  >
                    <span className="clamp-2">{clientName}</span>
                    <b className="tabular text-danger">{sayMoney(amount)}</b>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </main>
  )
}
