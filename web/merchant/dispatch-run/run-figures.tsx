import { runCash } from '#shop/deliveries/run-cash.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { Card } from '#web/ui/card.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** How far the run is, and its money. */
export function RunFigures({ detail: { run, cash } }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const count = (...states: string[]) => run.stops.filter(({ state }) => states.includes(state)).length
  const time = (at: string | null) => (at ? sayTime(new Date(at), locale) : '…')
  const open = run.stops.filter(({ state }) => isOpenStop(state)).length
  const rows = [
    [say('figure.done'), say('figure.doneOf', { done: run.stops.length - open, all: run.stops.length })],
    [say('stop.delivered'), String(count('delivered'))],
    [say('stop.partly'), String(count('partly'))],
    [say('figure.not'), String(count('failed', 'back', 'cancelled'))],
    [say('figure.times'), run.startedAt ? `${time(run.startedAt)} – ${time(run.finishedAt)}` : '–'],
    [say('figure.toCollect'), sayMoney(runCash(run.stops).toCollect)],
    [say('figure.cash'), sayMoney(cash.expected)],
    [say('figure.qr'), sayMoney(cash.qr)],
  ]
  return (
    <Card as="section" aria-label={say('figure.title')}>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
