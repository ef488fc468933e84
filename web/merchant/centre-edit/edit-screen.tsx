import { Alert } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { centreProfileContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { AreasForm } from '#web/merchant/centre-areas/areas-form.tsx'
import { TermsForm } from '#web/merchant/centre-areas/terms-form.tsx'
import { HolidaysForm } from '#web/merchant/centre-days/holidays-form.tsx'
import { HoursForm } from '#web/merchant/centre-days/hours-form.tsx'
import { RoundsForm } from '#web/merchant/centre-days/rounds-form.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AccountsForm } from './accounts-form.tsx'
import { ClosingForm } from './closing-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { type EditTab, editTabs } from './edit-tabs.ts'
import { PhotosForm } from './photos-form.tsx'

type EditScreenProps = { centre: AnswerOf<typeof centreProfileContract>; tab: EditTab; isOwner: boolean }

/** The centre in parts, each saved by itself. */
export function EditScreen({ centre, tab, isOwner }: EditScreenProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const words = {
    ...{ details: say('tab.details'), photos: say('tab.photos'), hours: say('tab.hours') },
    ...{ delivery: say('tab.delivery'), areas: say('tab.areas'), accounts: say('tab.accounts') },
    closing: say('tab.closing'),
  } satisfies Record<EditTab, string>
  const shown = editTabs.filter((each) => each !== 'closing' || isOwner)
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('edit.title')} indexed={false} />
      <Link
        to={merchantPaths.profile}
        className="-mb-3 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('edit.back')}
      </Link>
      <div>
        <h1 className="text-xl md:text-2xl">{say('edit.title')}</h1>
        <p className="text-muted">{pick(locale, centre.details.nameTh, centre.details.nameEn)}</p>
      </div>
      {centre.closed ? <Alert color="red">{say('closed.now')}</Alert> : null}
      <ListTabs
        label={say('edit.tabs')}
        tabs={shown.map((each) => ({
          to: withQuery(merchantPaths.profileEdit, { part: each === 'details' ? undefined : each }),
          ...{ text: words[each], current: each === tab },
        }))}
      />
      <EditPart centre={centre} tab={tab} isOwner={isOwner} />
    </main>
  )
}

function EditPart({ centre, tab, isOwner }: EditScreenProps) {
  const { terms } = centre
  const { network, ...own } = terms
  if (tab === 'photos') return <PhotosForm saved={centre.photos} />
  if (tab === 'hours') return <HoursForm saved={centre.hours} />
  if (tab === 'delivery')
    return (
      <>
        <RoundsForm saved={centre.rounds} />
        <HolidaysForm saved={centre.holidays} today={centre.today} />
      </>
    )
  if (tab === 'areas')
    return (
      <>
        <TermsForm saved={own} network={network} />
        <AreasForm
          {...centre.areas}
          terms={{
            fee: own.fee ?? network.fee,
            freeFrom: own.freeFrom ?? network.freeFrom,
            minimum: own.minimum ?? network.minimum,
          }}
        />
      </>
    )
  if (tab === 'accounts') return <AccountsForm saved={centre.accounts} />
  if (tab === 'closing' && isOwner) return <ClosingForm closed={centre.closed} today={centre.today} />
  return <DetailsForm saved={centre.details} />
}
