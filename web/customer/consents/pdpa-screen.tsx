import { CircleCheck } from 'lucide-react'
import type { Consents } from '#shop/account/consent-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { MessageChoices as Choices } from '#shop/customer-messages/message-choices-contracts.ts'
import type { policyContract } from '#shop/policies/policy-contracts.ts'
import { sayLongDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Markdown } from '#web/kit/text/markdown.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { MessageChoices } from './message-choices.tsx'
import { MyData } from './my-data.tsx'

type PdpaScreenProps = {
  policy: AnswerOf<typeof policyContract> | null
  consents: Consents | null
  messages: Choices | null
  who: 'customer' | 'acting' | 'guest'
  erased: boolean
  confirmed: boolean
  asks: 'erase' | 'export' | undefined
  problem: FormProblem | undefined
}

/** The policy for everyone; consents and own data only for customers who signed in themselves. */
export function PdpaScreen({
  policy,
  consents,
  messages,
  who,
  erased,
  confirmed,
  asks,
  problem,
}: PdpaScreenProps) {
  const say = useAccountWords()
  const locale = useLocale()
  const hasMarketing =
    consents?.purposes.some(({ purpose, given }) => purpose === 'marketing' && given) ?? false
  const title = policy ? pick(locale, policy.titleTh, policy.titleEn) : say('footer.privacy')
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-4 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8 md:pt-8"
    >
      <PageHead title={title} description={say('pdpa.description')} />
      <div className="grid gap-1 md:col-span-2">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {policy ? (
          <p className="text-muted text-sm">{say('pdpa.version', { version: policy.version })}</p>
        ) : null}
        {policy?.next ? (
          <p className="text-muted text-sm">
            {say('pdpa.next', {
              version: policy.next.version,
              day: sayLongDate(new Date(policy.next.holdsFrom), locale),
            })}
          </p>
        ) : null}
        {erased ? (
          <p role="status" className="mt-2 flex items-center gap-2 rounded-input bg-primary-tint px-3 py-2">
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary-text" />
            {say('pdpa.erased')}
          </p>
        ) : null}
      </div>
      <article className="order-2 max-w-prose md:order-none">
        {policy ? (
          <Markdown source={pick(locale, policy.bodyTh, policy.bodyEn)} />
        ) : (
          <EmptyState drawing="nothing-found" title={say('pdpa.none')} text={say('pdpa.noneBody')} />
        )}
      </article>
      <aside aria-label={say('pdpa.mine')} className="order-1 grid gap-4 md:order-none">
        {consents ? <ConsentChoices consents={consents} /> : null}
        {messages ? <MessageChoices choices={messages} hasMarketing={hasMarketing} /> : null}
        {who === 'customer' ? <MyData confirmed={confirmed} asks={asks} problem={problem} /> : null}
        {who === 'acting' ? <Card>{say('pdpa.acting')}</Card> : null}
        {who === 'guest' ? (
          <Card className="grid gap-3">
            <p>{say('pdpa.guest')}</p>
            <LinkButton to={withQuery(paths.login, { to: paths.pdpa })} variant="secondary">
              {say('page.login')}
            </LinkButton>
          </Card>
        ) : null}
      </aside>
    </main>
  )
}
