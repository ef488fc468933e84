import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AgentRow } from '#shop/agents/agent-office-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useAgentOfficeWords } from '#web/words/merchant/agents/agent-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DecideAgent } from './decide-agent.tsx'
import { EndAgent } from './end-agent.tsx'

type AgentCardProps = { agent: AgentRow; saleUnit: string; mayEnd: boolean }

/** One applicant or agent with everything the decision needs. */
export function AgentCard({ agent, saleUnit, mayEnd }: AgentCardProps) {
  const say = useAgentOfficeWords()
  const locale = useLocale()
  const { code, name, contact, mobile, taxNumber, accountCode, state, shopPhoto } = agent
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-hairline bg-card p-3 md:p-4">
      <div>
        <h2 className="text-lg">
          <Link
            to={merchantPaths.customer({ code, saleunit: saleUnit })}
            className="touch-44 relative text-primary-text hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-muted text-sm">
          {code} · {contact} ·{' '}
          <a href={`tel:${mobile}`} className="touch-44 relative tabular text-primary-text hover:underline">
            {sayPhone(mobile)}
          </a>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Shown caption={say('card.shopPhoto')}>
          {shopPhoto ? (
            <Picture
              src={`/files/${shopPhoto}`}
              width={1600}
              height={1200}
              sizes="(min-width: 768px) 320px, 50vw"
              alt={say('card.shopPhoto')}
              className="size-full object-cover"
            />
          ) : (
            <p className="p-2 text-center text-muted text-sm">{say('card.notGiven')}</p>
          )}
        </Shown>
        <Portrait agent={agent} />
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        <Fact name={say('card.taxNumber')}>{taxNumber || say('card.notGiven')}</Fact>
        <Fact name={say('card.accountCode')}>{accountCode || say('card.notYet')}</Fact>
        <Fact name={say('card.orders')}>
          {agent.lastOrderOn
            ? say('card.ordersLast', {
                count: sayNumber(agent.orders),
                day: sayDate(noonOf(agent.lastOrderOn), locale),
              })
            : say('card.noOrder')}
        </Fact>
        {state === 'approved' ? (
          <Fact name={say('card.clients')}>{sayNumber(agent.clients)}</Fact>
        ) : (
          <Fact name={say('card.since')}>{sayDate(noonOf(agent.registeredOn), locale)}</Fact>
        )}
      </dl>
      <Decided agent={agent} />
      {state === 'waiting' && agent.id ? <DecideAgent agent={agent} id={agent.id} /> : null}
      {state === 'approved' ? <EndAgent agent={agent} mayEnd={mayEnd} /> : null}
    </li>
  )
}

function Decided({ agent: { state, madeAt, decidedAt, decidedBy, why } }: { agent: AgentRow }) {
  const say = useAgentOfficeWords()
  const locale = useLocale()
  const at = (day: string) => sayDateTime(new Date(day), locale)
  if (state === 'waiting')
    return madeAt ? <p className="text-muted text-sm">{say('card.madeAt', { day: at(madeAt) })}</p> : null
  if (!decidedAt) return null
  return (
    <div className="text-sm">
      <p className="text-muted">{say(`card.${state}`, { name: decidedBy, day: at(decidedAt) })}</p>
      {why ? <p className="wrap-anywhere">{say('card.why', { why })}</p> : null}
    </div>
  )
}

/** Only when it is asked for, since each look is recorded. */
function Portrait({ agent: { code, hasPortrait } }: { agent: AgentRow }) {
  const say = useAgentOfficeWords()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  return (
    <Shown caption={say('card.portrait')}>
      {isOpen && !isFailed ? (
        <img
          src={inLanguage(locale, officePaths.agentPortrait({ code }))}
          alt={say('card.portrait')}
          className="size-full object-cover"
          onError={() => setIsFailed(true)}
        />
      ) : hasPortrait ? (
        <div className="grid justify-items-center gap-1 p-2 text-center">
          <Button
            variant="secondary"
            size="sm"
            icon={<Eye aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => {
              setIsFailed(false)
              setIsOpen(true)
            }}
          >
            {say('card.seePortrait')}
          </Button>
          <p className="text-muted text-xs">{say(isFailed ? 'card.portraitFailed' : 'card.portraitHint')}</p>
        </div>
      ) : (
        <p className="p-2 text-center text-muted text-sm">{say('card.notGiven')}</p>
      )}
    </Shown>
  )
}

function Shown({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-1">
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-hairline bg-sunk">
        {children}
      </div>
      <figcaption className="text-muted text-xs">{caption}</figcaption>
    </figure>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="wrap-anywhere tabular">{children}</dd>
    </div>
  )
}
