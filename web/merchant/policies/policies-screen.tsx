import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { PolicyVersion, policyVersionsContract } from '#shop/policies/policy-contracts.ts'
import { sayDateTime, sayLongDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { KindTabs } from '#web/merchant/contents/kind-tabs.tsx'
import { Dot } from '#web/merchant/lists/dot.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

const tones: Record<PolicyVersion['state'], string> = {
  coming: 'bg-secondary',
  inForce: 'bg-primary',
  past: 'bg-outline',
}

/** Every version of the policy with how many agreed, and the draft of the next. */
export function PoliciesScreen(props: AnswerOf<typeof policyVersionsContract>) {
  const { versions, draft, customers, mayPublish } = props
  const say = usePolicyWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantContents')}</h1>
      <KindTabs current="policy" />
      <p className="text-muted text-sm">{say('about')}</p>
      {mayPublish ? (
        <Card className="flex flex-wrap items-center gap-3">
          <div className="min-w-48 flex-1">
            <p className="font-bold">{draft ? say('draft', { version: draft.version }) : say('begin')}</p>
            <p className="text-muted text-sm">
              {draft
                ? say('draftText', {
                    ...{ name: draft.changedBy, time: sayDateTime(new Date(draft.changedAt), locale) },
                  })
                : say('beginText')}
            </p>
          </div>
          <LinkButton
            to={officePaths.policy({ version: 'draft' })}
            size="sm"
            icon={<PenLine aria-hidden size={18} strokeWidth={1.75} />}
          >
            {draft ? say('editDraft') : say('begin')}
          </LinkButton>
        </Card>
      ) : (
        <p className="text-muted text-sm">{say('ownersOnly')}</p>
      )}
      <h2 className="text-lg">{say('versions')}</h2>
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card">
        {versions.map(({ version, state, holdsFrom, byName, agreed }) => (
          <li
            key={version}
            className="relative grid gap-1 p-3 hover:bg-sunk md:flex md:items-center md:gap-6"
          >
            <span className="grid flex-1 gap-0.5">
              <Link to={officePaths.policy({ version })} className="font-bold after:absolute after:inset-0">
                {say('version', { version })}
              </Link>
              <span className="text-muted text-sm">
                {holdsFrom
                  ? say('holdsFrom', { day: sayLongDate(new Date(holdsFrom), locale) })
                  : say('beforeVersions')}
                {byName ? ` · ${say('by', { name: byName })}` : ''}
              </span>
            </span>
            <span className="tabular text-sm">{say('agreed', { count: agreed, customers })}</span>
            <span className="text-sm md:w-28">
              <Dot tone={tones[state]} text={say(`state.${state}`)} />
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}
