import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { type AgentRow, agentTabs } from '#shop/agents/agent-office-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useAgentOfficeWords } from '#web/words/merchant/agents/agent-office-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { AgentCard } from './agent-card.tsx'

type Tab = (typeof agentTabs)[number]
type AgentsScreenProps = {
  tab: Tab
  page: number
  list: { agents: readonly AgentRow[]; isMore: boolean; waiting: number }
  saleUnit: string
  mayEnd: boolean
}

/** Who asks to be an agent, who is one, and who was refused. */
export function AgentsScreen({ tab, page, list, saleUnit, mayEnd }: AgentsScreenProps) {
  const say = useAgentOfficeWords()
  const sayMerchant = useMerchantWords()
  const title = sayMerchant('page.merchantAgents')
  const to = (query: Record<string, string | undefined>) => withQuery(officePaths.agents, query)
  const tabOf = (each: Tab) => (each === 'waiting' ? undefined : each)
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={merchantPaths.customers}
        className="-mb-2 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantCustomers')}
      </Link>
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <ListTabs
        label={say('list.tabs')}
        tabs={agentTabs.map((each) => ({
          text: say(`list.${each}`),
          count: each === 'waiting' ? list.waiting : 0,
          to: to({ tab: tabOf(each) }),
          current: each === tab,
        }))}
      />
      {list.agents.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-2">
          {list.agents.map((agent) => (
            <AgentCard key={agent.id ?? agent.code} agent={agent} saleUnit={saleUnit} mayEnd={mayEnd} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={say(`none.${tab}`)}
          text={tab === 'waiting' ? say('none.waitingText') : undefined}
        />
      )}
      <Pager
        first={page > 1 ? to({ tab: tabOf(tab) }) : undefined}
        next={list.isMore ? to({ tab: tabOf(tab), page: String(page + 1) }) : undefined}
      />
    </main>
  )
}
