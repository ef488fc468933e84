import { Form, useNavigation } from 'react-router'
import type { AgentInvitation } from '#shop/agents/agent-invitation-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { InvitationLink, type MadeInvitation } from './invitation-link.tsx'
import { NewClientForm, type StoreType } from './new-client-form.tsx'

export type AddClientAnswer = {
  of: string
  problem: FormProblem | undefined
  made: MadeInvitation | undefined
  outcome: 'added' | 'waiting' | 'asked' | undefined
}
type AddClientScreenProps = {
  storeTypes: StoreType[]
  needsApproval: boolean
  invitations: AgentInvitation[]
  answer: AddClientAnswer | undefined
}

/** Two ways to a client: a link to their own phone, or their data typed in. */
export function AddClientScreen({ storeTypes, needsApproval, invitations, answer }: AddClientScreenProps) {
  const say = useAgentWords()
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? formData?.get('do') : undefined
  const linkProblem = answer?.of === 'link' ? answer.problem : undefined
  return (
    <AccountFrame
      title={say('page.agentClientAdd')}
      back={{ to: paths.agentCustomers, text: say('page.agentCustomers') }}
    >
      {answer?.made ? <InvitationLink made={answer.made} /> : null}
      <Card as="section" className="grid gap-4">
        <div>
          <h2 className="text-lg">{say('agent.byLink')}</h2>
          <p className="text-muted text-sm">{say('agent.byLinkText')}</p>
        </div>
        <Form method="post" className="grid gap-4" noValidate>
          <FormAlert message={linkProblem?.message} />
          <NumberField
            label={say('agent.mobile')}
            hint={say('agent.mobileHint')}
            name="mobile"
            maxLength={10}
            error={linkProblem?.fields.mobile}
          />
          <Button type="submit" name="do" value="link" size="lg" wide loading={sending === 'link'}>
            {say('agent.makeLink')}
          </Button>
        </Form>
      </Card>
      <Waiting invitations={invitations} problem={answer?.of === 'withdraw' ? answer.problem : undefined} />
      <NewClientForm
        storeTypes={storeTypes}
        needsApproval={needsApproval}
        problem={answer?.of === 'add' ? answer.problem : undefined}
        outcome={answer?.outcome}
        isSending={sending === 'add'}
      />
    </AccountFrame>
  )
}

type WaitingProps = { invitations: AgentInvitation[]; problem: FormProblem | undefined }

function Waiting({ invitations, problem }: WaitingProps) {
  const say = useAgentWords()
  const locale = useLocale()
  const withdrawn = useNavigation().formData?.get('id')
  if (invitations.length === 0 && !problem) return null
  const whatOf = ({ isAsked, mobile }: AgentInvitation) =>
    isAsked
      ? say('agent.pendingAsked')
      : mobile
        ? say('agent.pendingMobile', { mobile: sayPhone(mobile) })
        : say('agent.pendingLink')
  return (
    <section aria-labelledby="pending" className="grid gap-2">
      <h2 id="pending" className="text-lg">
        {say('agent.pending')}
      </h2>
      <FormAlert message={problem?.message} />
      <ul className="overflow-hidden rounded-card border border-hairline bg-card">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex min-h-14 items-center gap-3 border-hairline border-b px-3 py-2 last:border-0 md:px-4"
          >
            <span className="min-w-0 flex-1">
              {whatOf(invitation)}
              <span className="block text-muted text-sm">
                {say('agent.until', { day: sayDate(new Date(invitation.expiresAt), locale) })}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={invitation.id} />
              <Button
                type="submit"
                name="do"
                value="withdraw"
                variant="quiet"
                size="sm"
                loading={withdrawn === invitation.id}
                aria-label={say('agent.withdrawThis', { what: whatOf(invitation) })}
              >
                {say('agent.withdraw')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
