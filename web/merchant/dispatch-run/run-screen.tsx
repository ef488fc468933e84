import { ArrowLeft, FileText, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { runPaperKinds } from '#shop/dispatch/run-paper-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { CloseForm } from '#web/merchant/dispatch-close/close-form.tsx'
import { ClosedCard } from '#web/merchant/dispatch-close/closed-card.tsx'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { StateDot } from '#web/merchant/dispatch-plan/state-dots.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useLiveOrders } from '#web/merchant/order-moves/use-live-orders.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { RefusedActions } from './refused-actions.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunMap } from './run-map.tsx'
import { StopCard } from './stop-card.tsx'

const paperWords = { 'run-sheet': 'paper.run-sheet', 'loading-list': 'paper.loading-list' } as const

/** One run: what is amiss on top, then its money and how it is closed, the way, and every stop. */
export function RunScreen({ detail }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const reload = useReload()
  useLiveOrders(() => void reload())
  const { run, rider } = detail
  const title = say('run.of', { name: rider?.name ?? say('run.noRider') })
  const open = run.stops.filter(({ state }) => isOpenStop(state)).length
  const mayClose = run.state !== 'planned' && run.state !== 'closed'
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={withQuery(merchantPaths.dispatch, { day: run.runOn })}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('run.back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h1 className="flex flex-wrap items-center gap-x-3 text-xl md:text-2xl">
            {title}
            <span className="font-normal text-base">
              <StateDot state={run.state} />
            </span>
          </h1>
          <p className="text-muted text-sm">
            {[sayWeekday(noonOf(run.runOn), locale), run.vehicle, say('run.madeBy', { name: detail.madeBy })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {runPaperKinds.map((paper) => (
            <LinkButton
              key={paper}
              size="sm"
              variant="secondary"
              to={orderPaths.runPaper({ run: run.id, paper })}
              icon={<FileText aria-hidden size={18} strokeWidth={1.75} />}
            >
              {say(paperWords[paper])}
            </LinkButton>
          ))}
          {rider ? (
            <a href={`tel:${rider.mobile}`} className={buttonLook({ variant: 'primary', size: 'sm' })}>
              <Phone aria-hidden size={18} strokeWidth={1.75} />
              {say('run.call', { phone: sayPhone(rider.mobile) })}
            </a>
          ) : null}
        </div>
      </div>
      <RefusedActions detail={detail} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <section aria-labelledby="run-stops" className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:order-2">
          <h2 id="run-stops" className="text-lg">
            {say('run.stops', { count: run.stops.length })}
          </h2>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {run.stops.map((stop) => (
              <li key={stop.orderNumber}>
                <StopCard stop={stop} saleUnit={run.saleUnit} />
              </li>
            ))}
          </ol>
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <RunFigures detail={detail} />
          {mayClose ? <CloseForm detail={detail} open={open} /> : null}
          {run.state === 'closed' ? <ClosedCard detail={detail} /> : null}
          <RunMap detail={detail} />
        </div>
      </div>
    </main>
  )
}
