import { Phone } from 'lucide-react'
import type { FailReason } from '#shop/deliveries/door-reasons.ts'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayWindow } from '#shop/run-planning/arrival-windows.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDateTime, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import type { DeliveryNews } from '#web/shared/delivery-tracking/follow-delivery.ts'
import { ProofPictures } from '#web/shared/delivery-tracking/proof-pictures.tsx'
import { useLiveDelivery } from '#web/shared/delivery-tracking/use-live-delivery.ts'
import { Card } from '#web/ui/card.tsx'
import { type SayOrder, useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StaffDeliveryCalls } from './delivery-calls.ts'

const ask = callsOf<StaffDeliveryCalls>()
const failWords = {
  closed: 'fail.closed',
  notHome: 'fail.notHome',
  noMoney: 'fail.noMoney',
  wrongAddress: 'fail.wrongAddress',
  refused: 'fail.refused',
  noTime: 'fail.noTime',
  noAccess: 'fail.noAccess',
  other: 'fail.other',
} as const satisfies Record<FailReason, string>

type OrderDeliveryProps = { order: { number: string; saleUnit: string }; first: DeliveryNews }

/** Where the order is on its way, who brings it, and afterwards what proves it. */
export function OrderDelivery({ order: { number, saleUnit }, first }: OrderDeliveryProps) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const { delivery } = useLiveDelivery(first, (since, signal) =>
    ask(locale, 'staffOrderDelivery', { orderNumber: number, saleUnit, since }, { signal }),
  )
  if (!delivery) return null
  const { rider, proofs, toPrepare } = delivery
  return (
    <Card as="section" aria-label={say('delivery.title')} className="grid gap-2">
      <div aria-live="polite">
        <h2 className="text-base">{sayState(delivery, say)}</h2>
        <p className="tabular wrap-anywhere">{sayFacts(delivery, say, locale).join(' · ')}</p>
      </div>
      <p className="wrap-anywhere text-muted">
        {[rider.name, rider.vehicle, toPrepare > 0 && say('delivery.cash', { amount: sayMoney(toPrepare) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {rider.phone ? (
        <a
          href={`tel:${rider.phone}`}
          aria-label={say('delivery.call', { name: rider.name })}
          className="tabular inline-flex min-h-9 w-fit items-center gap-1.5 text-primary-text"
        >
          <Phone aria-hidden size={16} strokeWidth={1.75} />
          {sayPhone(rider.phone)}
        </a>
      ) : null}
      {proofs.length > 0 ? (
        <ProofPictures
          proofs={proofs}
          srcOf={(id, size) =>
            inLanguage(locale, orderPaths.deliveryProof({ orderid: number, saleunit: saleUnit, id, size }))
          }
          takenOf={({ at }) => say('delivery.taken', { time: sayDateTime(new Date(at), locale) })}
          words={{
            proofs: say('delivery.proofs'),
            signature: say('delivery.signature'),
            photo: (photo) => say('delivery.photo', { number: photo }),
            close: say('delivery.close'),
            earlier: say('delivery.earlier'),
            later: say('delivery.later'),
          }}
        />
      ) : null}
    </Card>
  )
}

function sayState({ state, isOnRoad }: Delivery, say: SayOrder): string {
  if (state === 'waiting') return say(isOnRoad ? 'delivery.coming' : 'delivery.planned')
  if (state === 'arrived') return say('delivery.here')
  if (state === 'delivered' || state === 'partly') return say(`delivery.${state}`)
  return say('delivery.failed')
}

function sayFacts(delivery: Delivery, say: SayOrder, locale: Locale): string[] {
  const { state, window, before, isOnRoad, doneAt, receiver, reason, retryOn } = delivery
  const failed = state === 'failed' || state === 'back'
  return [
    window && sayWindow({ from: new Date(window.from), to: new Date(window.to) }, locale),
    isOnRoad && state === 'waiting' && before > 0 && say('delivery.before', { count: before }),
    doneAt && sayDateTime(new Date(doneAt), locale),
    receiver && say('delivery.receiver', { name: receiver }),
    failed && reason in failWords ? say(failWords[reason as FailReason]) : reason,
    retryOn && say('delivery.retry', { day: sayWeekday(noonOf(retryOn), locale) }),
    state === 'back' && say('delivery.back'),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
