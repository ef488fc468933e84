import { Link } from 'react-router'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { AmountToCollect } from '#web/rider/stops/amount-to-collect.tsx'
import { useRunWords } from '#web/words/rider/road/run-words.ts'

/** Name, address as on a street sign, and the money; everything else once it is opened. */
export function NextStop({ run, stop }: { run: RiderRun; stop: RiderStop }) {
  const say = useRunWords()
  return (
    <Link
      to={riderPaths.detail({ orderid: stop.orderNumber, saleunit: run.saleUnit })}
      data-opens-offline
      className="grid gap-2 rounded-card border-3 border-ink p-3"
    >
      <span className="text-base">{say('run.next', { place: stop.place, all: run.stops.length })}</span>
      <span className="wrap-anywhere font-bold text-2xl leading-tight">{stop.customerName}</span>
      <span className="wrap-anywhere rounded-input bg-ink px-3 py-2 font-bold text-white">
        {stop.address} {stop.district} {stop.postcode}
      </span>
      <AmountToCollect stop={stop} />
    </Link>
  )
}
