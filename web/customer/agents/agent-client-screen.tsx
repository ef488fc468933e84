import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AgentClientDetail } from '#shop/agents/agent-client-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { StatusTag } from '#web/customer/orders/status-tag.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

type AgentClientScreenProps = { client: AgentClientDetail; problem: FormProblem | undefined }

/** What the agent ordered for a client and what of it is unpaid; here the relation ends, too. */
export function AgentClientScreen({ client, problem }: AgentClientScreenProps) {
  const say = useAgentWords()
  const locale = useLocale()
  const { name, contact, mobile, since, owes, orders, lastOrderOn, placed, status, code } = client
  return (
    <AccountFrame title={name} back={{ to: paths.agentCustomers, text: say('page.agentCustomers') }}>
      <FormAlert message={problem?.message} />
      <Card as="section" className="grid gap-3">
        <p className="text-muted text-sm">
          {contact} ·{' '}
          <a href={`tel:${mobile}`} className="touch-44 relative text-primary-text hover:underline">
            {sayPhone(mobile)}
          </a>
          {since ? (
            <span className="block">
              {say('agent.clientSince', { day: sayDate(new Date(since), locale) })}
            </span>
          ) : null}
        </p>
        <dl className="grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-sm">{say('agent.owesNow')}</dt>
            <dd className="tabular font-bold text-lg">
              {owes > 0 ? sayMoney(owes) : say('agent.owesNothing')}
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{say('agent.allOrders')}</dt>
            <dd className="tabular">
              {sayNumber(orders)}
              {lastOrderOn
                ? ` · ${say('clients.lastOrder', { day: sayDate(noonOf(lastOrderOn), locale) })}`
                : ''}
            </dd>
          </div>
        </dl>
        {status === 'active' ? (
          <Form method="post" action={paths.agentCustomers}>
            <input type="hidden" name="code" value={code} />
            <Button type="submit" wide>
              {say('clients.orderFor')}
            </Button>
          </Form>
        ) : null}
      </Card>
      <section aria-labelledby="placed" className="grid gap-2">
        <h2 id="placed" className="text-lg">
          {say('agent.placedByYou')}
        </h2>
        <p className="text-muted text-sm">{say('agent.seesOnly')}</p>
        {placed.length === 0 ? (
          <p className="rounded-card bg-sunk p-4 text-muted">{say('agent.placedNone')}</p>
        ) : (
          <ul className="overflow-hidden rounded-card border border-hairline bg-card">
            {placed.map((order) => (
              <PlacedOrder key={order.number} order={order} />
            ))}
          </ul>
        )}
      </section>
      <EndClient name={name} />
    </AccountFrame>
  )
}

function PlacedOrder({ order }: { order: AgentClientDetail['placed'][number] }) {
  const say = useAgentWords()
  const locale = useLocale()
  const { number, placedAt, status, total, owed, dueOn } = order
  return (
    <li className="flex items-start gap-3 border-hairline border-b px-3 py-3 last:border-0 md:px-4">
      <span className="min-w-0 flex-1">
        <span className="tabular font-bold">{number}</span>
        <span className="block text-muted text-sm">{sayDate(new Date(placedAt), locale)}</span>
        {owed > 0 ? (
          <span className="block text-danger text-sm">
            {say('agent.owed', { amount: sayMoney(owed) })}
            {dueOn ? ` · ${say('agent.dueOn', { day: sayDate(noonOf(dueOn), locale) })}` : ''}
          </span>
        ) : null}
      </span>
      <span className="grid justify-items-end gap-1">
        <span className="tabular">{sayMoney(total)}</span>
        <StatusTag status={status} />
      </span>
    </li>
  )
}

function EndClient({ name }: { name: string }) {
  const say = useAgentWords()
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {say('agent.end')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say('agent.endTitle', { name })}
        closeLabel={say('agent.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('agent.cancel')}
            </Button>
            <Form method="post">
              <Button type="submit" variant="danger" loading={isSending}>
                {say('agent.end')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{say('agent.endText')}</p>
      </Dialog>
    </>
  )
}
