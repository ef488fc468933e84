import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { OwnAgent } from '#shop/agents/agent-client-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { ShopMark } from '#web/customer/account/shop-mark.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

type OwnAgentScreenProps = OwnAgent & { problem: FormProblem | undefined }

/** Who orders for the shop, who asks to, and every act of theirs. */
export function OwnAgentScreen({ agent, asked, acts, problem }: OwnAgentScreenProps) {
  const say = useAgentWords()
  return (
    <AccountFrame title={say('page.ownAgent')}>
      <p className="-mt-3 text-muted text-sm">{say('agent.ownLead')}</p>
      <FormAlert message={problem?.message} />
      {asked.map((invitation) => (
        <Asked key={invitation.id} {...invitation} />
      ))}
      {agent ? <Agent agent={agent} /> : null}
      {!agent && asked.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('agent.ownNone')} text={say('agent.ownNoneText')} />
      ) : null}
      <Acts acts={acts} hasAgent={agent !== null} />
    </AccountFrame>
  )
}

function Asked({ id, agentName, shopPhoto, expiresAt }: OwnAgent['asked'][number]) {
  const say = useAgentWords()
  const locale = useLocale()
  const { state, formData } = useNavigation()
  const sending = state !== 'idle' && formData?.get('id') === id ? formData.get('do') : undefined
  return (
    <Card as="section" className="grid gap-3 border-primary-text">
      <div className="flex items-start gap-3">
        <ShopMark name={agentName} photo={shopPhoto} />
        <div className="min-w-0 flex-1">
          <p className="text-muted text-sm">{say('agent.askedTitle')}</p>
          <h2 className="wrap-anywhere text-lg">{agentName}</h2>
          <p className="text-muted text-sm">
            {say('agent.until', { day: sayDate(new Date(expiresAt), locale) })}
          </p>
        </div>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {(['agent.means1', 'agent.means2', 'agent.means3', 'agent.means4'] as const).map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="do"
          value="accept"
          loading={sending === 'accept'}
          aria-label={say('agent.acceptThis', { name: agentName })}
        >
          {say('agent.accept')}
        </Button>
        <Button
          type="submit"
          name="do"
          value="decline"
          variant="quiet"
          loading={sending === 'decline'}
          aria-label={say('agent.declineThis', { name: agentName })}
        >
          {say('agent.decline')}
        </Button>
      </Form>
    </Card>
  )
}

function Agent({ agent }: { agent: NonNullable<OwnAgent['agent']> }) {
  const say = useAgentWords()
  const locale = useLocale()
  const sayShop = useShopWords()
  const sells = useSite()?.visitor?.agent?.name
  const [isAsking, setIsAsking] = useState(false)
  const isSending = useNavigation().state === 'submitting'
  const { name, shopPhoto, mobile, since } = agent
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex items-start gap-3">
        <ShopMark name={name} photo={shopPhoto} />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-lg">{name}</h2>
          <a
            href={`tel:${mobile}`}
            className="inline-flex min-h-11 items-center text-primary-text hover:underline"
          >
            {sayPhone(mobile)}
          </a>
          {since ? (
            <p className="text-muted text-sm">
              {say('agent.ownSince', { day: sayDate(new Date(since), locale) })}
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {sells ? <LinkButton to={paths.agentShop}>{sayShop('page.agentShop')}</LinkButton> : null}
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {say('agent.leave')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say('agent.leaveTitle', { name })}
        closeLabel={say('agent.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('agent.cancel')}
            </Button>
            <Form method="post" onSubmit={() => setIsAsking(false)}>
              <Button type="submit" name="do" value="leave" variant="danger" loading={isSending}>
                {say('agent.leave')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{say('agent.leaveText')}</p>
      </Dialog>
    </Card>
  )
}

function Acts({ acts, hasAgent }: Pick<OwnAgent, 'acts'> & { hasAgent: boolean }) {
  const say = useAgentWords()
  const locale = useLocale()
  if (acts.length === 0 && !hasAgent) return null
  return (
    <section aria-labelledby="acts" className="grid gap-2">
      <h2 id="acts" className="text-lg">
        {say('agent.acts')}
      </h2>
      {acts.length === 0 ? <p className="text-muted">{say('agent.actsNone')}</p> : null}
      <ul className="overflow-hidden rounded-card border border-hairline bg-card empty:hidden">
        {acts.map(({ at, kind, agentName, orderNumber }) => (
          <li
            key={`${at} ${kind} ${orderNumber}`}
            className="border-hairline border-b px-3 py-2 last:border-0 md:px-4"
          >
            {say(`agent.act.${kind}`, { agent: agentName })}
            {orderNumber ? (
              <Link
                to={paths.order({ orderid: orderNumber })}
                className="tabular inline-flex min-h-11 items-center px-2 text-primary-text hover:underline"
              >
                {orderNumber}
              </Link>
            ) : null}
            <span className="block text-muted text-sm">{sayDateTime(new Date(at), locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
