import { Calendar, Circle, CircleCheck, CircleX, MapPin, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import type { StopState } from '#shop/deliveries/run-states.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { sayStopState } from './say-stop-state.ts'

const icons: Record<StopState, typeof Circle> = {
  waiting: Circle,
  arrived: MapPin,
  delivered: CircleCheck,
  partly: CircleCheck,
  failed: Calendar,
  back: Undo2,
  cancelled: CircleX,
  moved: CircleX,
}

/** Every stop with its place, its state as a picture and a word, and its money. */
export function StopList({ run, isPast }: { run: RiderRun; isPast?: boolean }) {
  const say = useRunWords()
  return (
    <section aria-label={say('run.stops')}>
      <h2 className="pb-1">{say('run.stopsOf', { count: run.stops.length })}</h2>
      <ol className="divide-y divide-ink/30 border-ink/30 border-y">
        {run.stops.map((stop) => (
          <li key={stop.orderNumber}>
            {isPast ? (
              <StopRow stop={stop} />
            ) : (
              <Link
                to={riderPaths.detail({ orderid: stop.orderNumber, saleunit: run.saleUnit })}
                data-opens-offline
                className="block"
              >
                <StopRow stop={stop} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function StopRow({ stop }: { stop: RiderStop }) {
  const say = useRunWords()
  const Icon = icons[stop.state]
  const isOpen = isOpenStop(stop.state)
  const money = isOpen ? stop.toCollect : stop.collected
  return (
    <span className="flex min-h-16 items-center gap-3 py-2">
      <span className="tabular w-7 shrink-0 text-center font-bold text-xl">{stop.place}</span>
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-bold leading-snug">{stop.customerName}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-base leading-snug">
          <Icon aria-hidden size={18} strokeWidth={2.25} className="shrink-0" />
          {sayStopState(stop.state, say)}
          <span>{stop.district}</span>
        </span>
      </span>
      {money ? <span className="tabular shrink-0 font-bold">{sayMoney(money)}</span> : null}
    </span>
  )
}
