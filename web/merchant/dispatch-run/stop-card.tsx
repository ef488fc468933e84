import { Camera, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { sayReason } from '#web/merchant/dispatch-plan/say-reason.ts'
import { StopDot } from '#web/merchant/dispatch-plan/state-dots.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { StopProofs } from './stop-proofs.tsx'

const paidWords = { cash: 'paid.cash', qr: 'paid.qr', none: 'paid.none' } as const

/** What became of one order: when, how much was collected, what was refused and why. */
export function StopCard({ stop, saleUnit }: { stop: RiderStop; saleUnit: string }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const [isShowing, setIsShowing] = useState(false)
  const time = (at: string) => sayTime(new Date(at), locale)
  const times = [
    stop.arrivedAt ? say('stop.arrivedAt', { time: time(stop.arrivedAt) }) : '',
    stop.doneAt ? say('stop.doneAt', { time: time(stop.doneAt) }) : '',
    stop.receiver ? say('stop.receiver', { name: stop.receiver }) : '',
  ].filter(Boolean)
  return (
    <Card
      as="article"
      aria-label={`${stop.place}. ${stop.customerName}`}
      className="grid gap-1 py-2 text-sm md:py-2"
    >
      <div className="flex items-start gap-2">
        <span className="tabular grid size-7 shrink-0 place-items-center rounded-chip bg-sunk font-bold text-xs">
          {stop.place}
        </span>
        <div className="min-w-0 flex-1">
          <Link
            to={orderPaths.order({ orderid: stop.orderNumber, saleunit: saleUnit })}
            className="font-bold hover:underline"
          >
            {stop.customerName}
          </Link>
          <p className="tabular text-muted text-xs">
            {[stop.orderNumber, stop.district, stop.slot].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="shrink-0 text-right">
          <StopDot state={stop.state} />
          <span className="tabular block">{sayCash(stop, say('dispatch.noCash'))}</span>
        </span>
      </div>
      {times.length > 0 ? <p className="tabular text-muted">{times.join(' · ')}</p> : null}
      {stop.paidWay && stop.due !== null && (stop.due > 0 || stop.collected) ? (
        <p className="tabular">
          {say(paidWords[stop.paidWay])}
          {stop.collected !== stop.due ? (
            <b className="text-secondary-text"> · {say('stop.notDue', { due: sayMoney(stop.due) })}</b>
          ) : null}
        </p>
      ) : null}
      {stop.reason ? <p className="wrap-anywhere">{sayReason(say, stop.reason)}</p> : null}
      {stop.retryOn ? <p>{say('stop.retryOn', { day: sayWeekday(noonOf(stop.retryOn), locale) })}</p> : null}
      {stop.refused.length > 0 ? (
        <ul className="list-disc rounded-input bg-secondary-tint py-1 pr-2 pl-6">
          {stop.refused.map((line) => (
            <li key={line.line}>
              {say('stop.refusedLine', {
                product: pick(locale, line.name.th, line.name.en),
                taken: sayNumber(line.taken),
                brought: sayNumber(line.brought),
                unit: countedUnit(pick(locale, line.unitName.th, line.unitName.en), line.brought),
                why: sayReason(say, line.reason),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {stop.note ? <p className="wrap-anywhere text-muted">{stop.note}</p> : null}
      <div className="flex flex-wrap gap-x-4">
        {stop.contact.phone ? (
          <a
            href={`tel:${stop.contact.phone}`}
            className="inline-flex min-h-9 items-center gap-1 text-primary-text"
          >
            <Phone aria-hidden size={16} strokeWidth={1.75} />
            {say('stop.call')}
          </a>
        ) : null}
        {stop.proofs > 0 ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Camera aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => setIsShowing(true)}
          >
            {say('stop.proofs', { count: stop.proofs })}
          </Button>
        ) : null}
      </div>
      {isShowing ? <StopProofs stop={stop} saleUnit={saleUnit} onClose={() => setIsShowing(false)} /> : null}
    </Card>
  )
}

/** What was collected, else what is to be; nothing of what was not delivered. */
function sayCash({ doneAt, collected, due, toCollect }: RiderStop, none: string): string {
  if (doneAt === null) return toCollect > 0 ? sayMoney(toCollect) : none
  if (collected === null) return ''
  return collected > 0 || (due ?? 0) > 0 ? sayMoney(collected) : none
}
