import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ApplicationDot } from '#web/merchant/applications/application-dot.tsx'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { BankCard, CentreCard, PersonCard } from './application-facts.tsx'
import { ApplicationPictures } from './application-pictures.tsx'
import { DecideApplication } from './decide-application.tsx'

/** Everything that was told, and the decision. */
export function ApplicationScreen({ application }: { application: ApplicationDetail }) {
  const say = useApplicationWords()
  const sayMerchant = useMerchantWords()
  const { state, name, isErased } = application
  const title = isErased ? say('list.erased') : name
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={officePaths.applications}
        className="-mb-2 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantApplications')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h1 className="text-xl md:text-2xl">{title}</h1>
          <p className="flex flex-wrap gap-x-3 text-muted text-sm">
            <ApplicationDot state={state} />
            {say(`list.${application.kind}`)}
          </p>
        </div>
        {state === 'waiting' ? (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
            <DecideApplication application={application} />
          </div>
        ) : null}
      </div>
      <Outcome application={application} />
      {isErased ? (
        <p className="text-muted">{say('detail.erased')}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <CentreCard application={application} />
            <ApplicationPictures application={application} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <PersonCard application={application} />
            <BankCard application={application} />
          </div>
        </div>
      )}
    </main>
  )
}

/** Who decided, when, and what came of it. */
function Outcome({ application }: { application: ApplicationDetail }) {
  const say = useApplicationWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { decidedAt, decidedBy, why, given, state } = application
  if (!decidedAt || state === 'waiting') return null
  return (
    <Card as="section" className="grid gap-1">
      <p className="text-muted text-sm">
        {say('detail.decided', { name: decidedBy, day: sayDateTime(new Date(decidedAt), locale) })}
      </p>
      {why ? (
        <p>
          {say('detail.why')}: {why}
        </p>
      ) : null}
      {given ? (
        <p>
          {say('detail.given')}: {given.saleUnits.join(', ')} · {sayRole(sayMerchant, given.role)}
        </p>
      ) : null}
    </Card>
  )
}
