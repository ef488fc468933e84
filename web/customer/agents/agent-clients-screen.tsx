import { UserPlus } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { AgentClient } from '#shop/agents/agent-client-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FindForm } from '#web/kit/forms/find-form.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

type AgentClientsScreenProps = { clients: AgentClient[]; text: string; problem: FormProblem | undefined }

/** The agent's clients, each with a button to order for them. */
export function AgentClientsScreen({ clients, text, problem }: AgentClientsScreenProps) {
  const say = useAgentWords()
  const ordering = useNavigation().formData?.get('code')
  return (
    <main id="content" className="page-width grid content-start gap-4 py-4 md:py-6">
      <PageHead title={say('page.agentCustomers')} indexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl md:text-2xl">{say('page.agentCustomers')}</h1>
          <p className="text-muted">{say('clients.body')}</p>
        </div>
        <LinkButton to={paths.agentClientAdd} icon={<UserPlus aria-hidden size={20} strokeWidth={1.75} />}>
          {say('agent.addClient')}
        </LinkButton>
      </div>
      <FindForm label={say('clients.search')} button={say('clients.find')} text={text} />
      <FormAlert message={problem?.message} />
      {clients.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={text ? say('clients.noneFound', { text }) : say('clients.none')}
          text={text ? undefined : say('clients.noneHint')}
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-hairline bg-card">
          {clients.map((client) => (
            <ClientRow key={client.code} client={client} loading={ordering === client.code} />
          ))}
        </ul>
      )}
    </main>
  )
}

function ClientRow({ client, loading }: { client: AgentClient; loading: boolean }) {
  const say = useAgentWords()
  const locale = useLocale()
  const last = client.lastOrderOn
    ? say('clients.lastOrder', { day: sayDate(noonOf(client.lastOrderOn), locale) })
    : say('clients.noOrder')
  return (
    <li className="flex min-h-18 items-center gap-3 border-hairline border-b px-3 py-2 last:border-0 md:px-4">
      <span className="min-w-0 flex-1">
        <Link
          to={paths.agentClient({ code: client.code })}
          aria-label={say('agent.details', { name: client.name })}
          className="clamp-2 touch-44 relative font-bold hover:underline"
        >
          {client.name}
        </Link>
        <a
          href={`tel:${client.mobile}`}
          className="touch-44 relative text-primary-text text-sm hover:underline"
        >
          {sayPhone(client.mobile)}
        </a>
        <span className="block text-muted text-sm">
          {last}
          {client.orders > 0 ? ` · ${say('clients.orders', { count: sayNumber(client.orders) })}` : ''}
          {client.owes > 0 ? ` · ${say('agent.owes', { amount: sayMoney(client.owes) })}` : ''}
        </span>
      </span>
      {client.status === 'active' ? (
        <Form method="post">
          <input type="hidden" name="code" value={client.code} />
          <Button
            type="submit"
            size="sm"
            loading={loading}
            aria-label={say('clients.orderForThis', { name: client.name })}
          >
            {say('clients.orderFor')}
          </Button>
        </Form>
      ) : (
        <Tag tone={client.status === 'pending' ? 'secondary' : 'danger'}>
          {client.status === 'pending' ? say('clients.pending') : say('clients.inactive')}
        </Tag>
      )}
    </li>
  )
}
