import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { DayClose } from '#web/rider/close/day-close.tsx'
import { usePartsAhead } from '#web/rider/door/use-parts-ahead.ts'
import { ChoiceList } from '#web/rider/parts/choice-list.tsx'
import { currentRun } from '#web/rider/stops/choose-run.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { usePhone, useRiderDay } from '#web/rider/store/use-rider-day.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { LoadCheck } from './load-check.tsx'
import { NoRun } from './no-run.tsx'
import { OrderStops } from './order-stops.tsx'
import { RunPage } from './run-page.tsx'

/** Today's run, or the one that was chosen. */
export function RunScreen({ loaded }: { loaded: LoadedRuns }) {
  const say = useRunWords()
  const locale = useLocale()
  const { runs } = useRiderDay(loaded)
  const [chosen, setChosen] = useState<string>()
  const [query] = useSearchParams()
  usePageBefore()
  usePartsAhead()
  const run = runs.find(({ id }) => id === chosen) ?? currentRun(runs)
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
  if (run.state === 'finished' || run.state === 'closed')
    return (
      <DayClose run={run}>
        <Ahead />
        {choice}
      </DayClose>
    )
  if (view === 'load') return <LoadCheck run={run} />
  if (view === 'order') return <OrderStops run={run} />
  return (
    <RunPage run={run}>
      <Ahead />
      {choice}
    </RunPage>
  )
}

/** The scripts of the other pages are loaded while there is a signal. */
function Ahead() {
  const stop = riderPaths.detail({ orderid: '-', saleunit: '-' })
  return [stop, riderPaths.profile].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/** Opened again without a signal, the phone has this page only: it leads on to the one that was open. */
function usePageBefore(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // Before what the phone holds has been read, the next page would ask the server for it.
  const isRead = usePhone().loaded !== undefined
  useEffect(() => {
    const to = decodeURIComponent(hash.replace(/^#to=/, ''))
    if (isRead && hash.startsWith('#to=') && /^\/(en\/)?rider\//.test(to))
      void navigate(withoutLanguage(to), { replace: true })
  }, [hash, isRead, navigate])
}
