import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'

/** Nobody sells here, or no longer: what was ordered before can still be looked at. */
export function NoAgentScreen({ why }: { why: string }) {
  const say = useAgentOrderWords()
  const title = say('sell.noAgent')
  return (
    <main id="content" className="page-width py-4 md:py-8">
      <PageHead title={title} indexed={false} />
      <EmptyState
        asPageTitle
        drawing="not-open"
        title={title}
        text={why}
        action={
          <>
            <LinkButton to={paths.products}>{say('sell.fromCentre')}</LinkButton>
            <LinkButton to={paths.agentOrders} variant="secondary">
              {say('sell.homeOrders')}
            </LinkButton>
          </>
        }
      />
    </main>
  )
}
