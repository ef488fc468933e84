import { CircleCheck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { LookedInvitation } from '#shop/agents/agent-invitation-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { ShopMark } from '#web/customer/account/shop-mark.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

type InvitationScreenProps = {
  invitation: LookedInvitation | null
  why: string
  isSignedIn: boolean
  here: string
  problem: FormProblem | undefined
}

const meanings = ['agent.means1', 'agent.means2', 'agent.means3', 'agent.means4'] as const

/** Who asks and what it means, before anything is accepted. */
export function InvitationScreen({ invitation, why, isSignedIn, here, problem }: InvitationScreenProps) {
  const say = useAgentWords()
  const locale = useLocale()
  const { state, formData } = useNavigation()
  const sending = state === 'idle' ? undefined : formData?.get('do')
  if (!invitation)
    return (
      <main id="content" className="page-width py-4 md:py-8">
        <PageHead title={say('agent.deadInvite')} indexed={false} />
        <EmptyState
          asPageTitle
          drawing="not-open"
          title={say('agent.deadInvite')}
          text={why}
          action={<LinkButton to={paths.home}>{say('agent.toShop')}</LinkButton>}
        />
      </main>
    )
  const { agentName, shopPhoto, centre, saleUnit, expiresAt } = invitation
  const title = say('agent.inviteTitle', { agent: agentName })
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-prose content-start gap-4 px-3 py-4 md:px-6 md:py-8"
    >
      <PageHead title={title} indexed={false} />
      <Card as="section" className="grid gap-4">
        <div className="flex items-start gap-3">
          <ShopMark name={agentName} photo={shopPhoto} />
          <div className="min-w-0 flex-1">
            <h1 className="wrap-anywhere text-xl">{title}</h1>
            <p className="text-muted text-sm">
              {say('agent.inviteLead', { centre: pick(locale, centre.name, centre.nameEn) })}
            </p>
          </div>
        </div>
        <div className="grid gap-2">
          <h2 className="text-base">{say('agent.means')}</h2>
          <ul className="grid gap-2 text-sm">
            {meanings.map((key) => (
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
        </div>
        <FormAlert message={problem?.message} />
        {isSignedIn ? (
          <Form method="post" className="grid gap-2">
            <Button type="submit" name="do" value="accept" size="lg" wide loading={sending === 'accept'}>
              {say('agent.accept')}
            </Button>
            <Button
              type="submit"
              name="do"
              value="decline"
              variant="quiet"
              size="lg"
              wide
              loading={sending === 'decline'}
            >
              {say('agent.decline')}
            </Button>
          </Form>
        ) : (
          <div className="grid gap-2">
            <LinkButton to={withQuery(paths.login, { to: here })} size="lg" wide>
              {say('agent.signInFirst')}
            </LinkButton>
            <LinkButton to={withQuery(paths.register, { dist: saleUnit })} variant="secondary" size="lg" wide>
              {say('agent.registerFirst')}
            </LinkButton>
            <p className="text-muted text-sm">
              {say('agent.registerHint', { day: sayDate(new Date(expiresAt), locale) })}
            </p>
          </div>
        )}
      </Card>
    </main>
  )
}
