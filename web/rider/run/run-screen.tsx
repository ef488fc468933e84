import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { ChoiceList } from '#web/rider/parts/choice-list.tsx'
import { latePart } from '#web/rider/parts/late-part.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { RunLoading } from '#web/rider/parts/run-loading.tsx'
import { riderSender } from '#web/rider/sending/rider-sender.ts'
import { currentRun } from '#web/rider/stops/choose-run.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { usePhone, useRiderDay } from '#web/rider/store/use-rider-day.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'
import { NoRun } from './no-run.tsx'
import { RunPage } from './run-page.tsx'

const DayClose = latePart(() => import('#web/rider/close/day-close.tsx'))
const LoadCheck = latePart(() => import('./load-check.tsx'))
const OrderStops = latePart(() => import('./order-stops.tsx'))

/** Today's run, or the one that was chosen. */
export function RunScreen({ loaded }: { loaded: LoadedRuns | null }) {
  const say = useRunWords()
  const locale = useLocale()
  const { runs, syncedAt } = useRiderDay(loaded)
  const [chosen, setChosen] = useState<string>()
  const [query] = useSearchParams()
  usePageBefore()
  const run = runs.find(({ id }) => id === chosen) ?? currentRun(runs)
  if (syncedAt === undefined) return <NotYet />
  if (!run) return <NoRun />
  const choice =
    runs.length > 1 ? (
      <ChoiceList
        legend={say('run.which')}
        isCompact
        chosen={run.id}
        onChoose={setChosen}
        choices={runs.map(({ id, stops, centre }) => ({
          value: id,
          text: say('run.named', {
            centre: pick(locale, centre.name.th, centre.name.en),
            count: stops.length,
          }),
        }))}
      />
    ) : null
  const view = query.get('view')
  if (run.state === 'finished' || run.state === 'closed') return <DayClose run={run}>{choice}</DayClose>
  if (view === 'load') return <LoadCheck run={run} />
  if (view === 'order') return <OrderStops run={run} />
  return <RunPage run={run}>{choice}</RunPage>
}

/** Nothing was ever loaded on this phone. */
function NotYet() {
  const say = useRiderWords()
  const { state } = usePhone()
  return (
    <RiderPage title={say('page.riderHome')}>
      {state === 'paused' ? (
        <>
          <p className="font-bold text-xl">{say('rider.cut')}</p>
          <RiderButton icon={<RefreshCw aria-hidden size={24} />} onClick={riderSender.loadNow}>
            {say('app.retry')}
          </RiderButton>
        </>
      ) : (
        <RunLoading />
      )}
    </RiderPage>
  )
}

/** Opened again without a signal, the phone has this page only: it leads on to the one that was open. */
function usePageBefore(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // Before the run is read from the phone, the other page would ask for it.
  const isRead = usePhone().loaded !== undefined
  useEffect(() => {
    if (!isRead) return
    const to = decodeURIComponent(hash.replace(/^#to=/, ''))
    if (hash.startsWith('#to=') && /^\/(en\/)?rider\//.test(to))
      void navigate(withoutLanguage(to), { replace: true })
  }, [hash, navigate, isRead])
}
