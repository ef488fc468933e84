import { CircleCheck, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgentApplication } from '#shop/agents/agent-application-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AgentPapersForm } from './agent-papers-form.tsx'

type AgentRegisterScreenProps = {
  /** Null while somebody acts for the customer. */
  application: AgentApplication | null
  problem: FormProblem | undefined
}

/** What an agent is, where the application stands, and the papers that are still needed. */
export function AgentRegisterScreen({ application, problem }: AgentRegisterScreenProps) {
  const say = useAgentWords()
  return (
    <AccountFrame title={say('page.agentRegister')}>
      {application ? (
        <Application application={application} problem={problem} />
      ) : (
        <EmptyState
          drawing="not-open"
          title={say('agent.inPerson')}
          text={say('agent.inPersonText')}
          action={<LinkButton to={paths.products}>{say('agent.toShop')}</LinkButton>}
        />
      )}
    </AccountFrame>
  )
}

type ApplicationProps = { application: AgentApplication; problem: FormProblem | undefined }

function Application({ application, problem }: ApplicationProps) {
  const say = useAgentWords()
  const { open, state, centre } = application
  const mayApply = open && state !== 'approved' && state !== 'waiting'
  return (
    <>
      {state === 'none' && !open ? (
        <EmptyState
          drawing="not-open"
          title={say('agent.closed')}
          text={centre.phone ? say('agent.closedText', { phone: sayPhone(centre.phone) }) : undefined}
          action={<LinkButton to={paths.products}>{say('agent.toShop')}</LinkButton>}
        />
      ) : (
        <StateCard application={application} />
      )}
      {mayApply ? (
        <>
          <AboutAgents isFirst={state === 'none'} />
          <AgentPapersForm application={application} problem={problem} />
        </>
      ) : null}
      {open && centre.phone ? (
        <p className="text-center text-sm">
          <a
            href={`tel:${centre.phone}`}
            className="inline-flex min-h-11 items-center text-primary-text hover:underline"
          >
            {say('agent.call', { phone: sayPhone(centre.phone) })}
          </a>
        </p>
      ) : null}
    </>
  )
}

function AboutAgents({ isFirst }: { isFirst: boolean }) {
  const say = useAgentWords()
  if (!isFirst) return null
  return (
    <Card as="section" className="grid gap-3">
      <p className="font-bold">{say('agent.lead')}</p>
      <ul className="grid gap-2 text-sm">
        {(['agent.may1', 'agent.may2', 'agent.may3'] as const).map((key) => (
          <li key={key} className="flex gap-2">
            <CircleCheck
              aria-hidden
              size={18}
              strokeWidth={2}
              className="mt-0.5 shrink-0 text-primary-text"
            />
            {say(key)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StateCard({ application }: { application: AgentApplication }) {
  const say = useAgentWords()
  const locale = useLocale()
  const { state, madeAt, decidedAt, why, accountCode } = application
  const day = (at: string | null) => (at ? sayDate(new Date(at), locale) : '')
  if (state === 'waiting')
    return (
      <Notice Icon={Clock} title={say('agent.waiting')}>
        <p className="text-muted text-sm">{say('agent.waitingSince', { day: day(madeAt) })}</p>
      </Notice>
    )
  if (state === 'approved')
    return (
      <Notice Icon={CircleCheck} title={say('agent.approved')}>
        <p className="text-muted text-sm">{say('agent.approvedCode', { code: accountCode })}</p>
        <LinkButton to={paths.agentCustomers} className="justify-self-start">
          {say('agent.toClients')}
        </LinkButton>
      </Notice>
    )
  if (state === 'refused' || state === 'ended')
    return (
      <Notice Icon={Info} title={say(state === 'refused' ? 'agent.refused' : 'agent.ended')}>
        <p className="wrap-anywhere">{say('agent.why', { why })}</p>
        <p className="text-muted text-sm">
          {say('agent.refusedOn', { day: day(decidedAt) })} ·{' '}
          {say(state === 'refused' ? 'agent.refusedHint' : 'agent.endedHint')}
        </p>
      </Notice>
    )
  return null
}

type NoticeProps = { Icon: typeof Info; title: string; children: ReactNode }

function Notice({ Icon, title, children }: NoticeProps) {
  return (
    <Card as="section" className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary-text" />
      <div className="grid gap-2">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </Card>
  )
}
