import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { usePositionSending } from '#web/rider/position/use-position-sending.ts'
import { riderSender } from '#web/rider/sending/rider-sender.ts'
import { keepRider, type RiderSite, RiderSiteContext } from '#web/rider/store/rider-site.ts'
import { shownRuns } from '#web/rider/store/shown-runs.ts'
import { usePhone } from '#web/rider/store/use-rider-day.ts'
import { useLocale } from '#web/words/words.tsx'
import { PagesAhead } from './pages-ahead.tsx'
import { RefusalList } from './refusal-list.tsx'
import { RiderTabs } from './rider-tabs.tsx'
import { SentBar } from './sent-bar.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useCachedRun } from './use-cached-run.ts'
import { usePicturesAhead } from './use-pictures-ahead.ts'

const noRuns: never[] = []

/** Around every page of a signed-in rider: what waits, what was not accepted, undo, and the tabs. */
export function RiderFrame({ site, children }: { site: RiderSite; children: ReactNode }) {
  const locale = useLocale()
  const phone = usePhone()
  const { mark } = site
  useEffect(() => riderSender.work(mark, locale), [mark, locale])
  const runs = phone.loaded?.runs ?? noRuns
  const started = shownRuns(runs, phone.kept).find(({ state }) => state === 'started')
  usePositionSending(mark, started?.id)
  const isAhead = useCachedRun(mark, phone.loaded?.at)
  usePicturesAhead(runs)
  useEffect(() => keepRider(site), [site])
  return (
    <RiderSiteContext value={site}>
      <RiderRoom>
        <SentBar phone={phone} />
        <RefusalList phone={phone} />
        {children}
        {isAhead ? <PagesAhead approvesInvoices={site.approvesInvoices} /> : null}
        <RiderFoot>
          <RiderTabs approvesInvoices={site.approvesInvoices} />
          <UndoBar phone={phone} />
        </RiderFoot>
      </RiderRoom>
    </RiderSiteContext>
  )
}

/** Black on white, with room for the tabs at the bottom. */
export function RiderRoom({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-white pb-(--rider-foot) text-ink text-lg [--rider-side:0.75rem] lg:[--rider-side:calc((100vw-48rem)/2)] [--rider-foot:calc(4.75rem+env(safe-area-inset-bottom))] [@media(max-height:26rem)]:[--rider-foot:calc(3.25rem+env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}

export function RiderFoot({ children }: { children?: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 h-(--rider-foot) border-ink border-t-2 bg-white pb-[env(safe-area-inset-bottom)]">
      {children}
    </div>
  )
}
