import { Handshake, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'

/** Loads only for a shop that has an agent, or is asked by one: nobody else's home page has any of it. */
export default function HomeAgent() {
  const say = useAgentOrderWords()
  const { name, asks } = useSite()?.visitor?.agent ?? {}
  return (
    <>
      {asks ? (
        <Part
          id="home-agent-asks"
          icon={<Handshake aria-hidden size={24} strokeWidth={1.75} />}
          title={say('sell.homeAsks')}
          text={say('sell.homeAsksBody')}
        >
          <LinkButton to={paths.ownAgent}>{say('sell.homeLook')}</LinkButton>
        </Part>
      ) : null}
      {name ? (
        <Part
          id="home-agent"
          icon={<Store aria-hidden size={24} strokeWidth={1.75} />}
          title={say('sell.shop', { name })}
          text={say('sell.homeBody')}
        >
          <LinkButton to={paths.agentShop}>{say('sell.homeShop')}</LinkButton>
          <LinkButton to={paths.agentOrders} variant="secondary">
            {say('sell.homeOrders')}
          </LinkButton>
        </Part>
      ) : null}
    </>
  )
}

type PartProps = { id: string; icon: ReactNode; title: string; text: string; children: ReactNode }

function Part({ id, icon, title, text, children }: PartProps) {
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-card bg-primary-tint text-primary-text">
          {icon}
        </span>
        <div className="min-w-0">
          <h2 id={id} className="wrap-anywhere text-lg">
            {title}
          </h2>
          <p className="text-muted text-sm">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  )
}
