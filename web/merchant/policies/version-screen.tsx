import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { policyTextContract } from '#shop/policies/policy-contracts.ts'
import { sayLongDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Markdown } from '#web/kit/text/markdown.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** A version as it was published, in both languages. */
export function VersionScreen({ policy }: { policy: AnswerOf<typeof policyTextContract> }) {
  const say = usePolicyWords()
  const locale = useLocale()
  const title = say('version', { version: policy.version })
  const texts = [
    ['th', policy.titleTh, policy.bodyTh],
    ['en', policy.titleEn, policy.bodyEn],
  ] as const
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <PoliciesLink />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <p className="text-muted text-sm">
        {policy.holdsFrom
          ? say('holdsFrom', { day: sayLongDate(new Date(policy.holdsFrom), locale) })
          : say('beforeVersions')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
        {texts.map(([language, heading, body]) => (
          <Card key={language} as="section" lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="font-bold text-xl">{heading}</p>
            <Markdown source={body} />
          </Card>
        ))}
      </div>
    </main>
  )
}

export function PoliciesLink() {
  const say = usePolicyWords()
  return (
    <Link
      to={officePaths.policies}
      className="-mb-3 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
      {say('back')}
    </Link>
  )
}
