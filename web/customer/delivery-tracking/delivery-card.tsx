import { CircleAlert, CircleCheck, Phone, Truck, Wallet } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { useLiveDelivery } from '#web/shared/delivery-tracking/use-live-delivery.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { useDeliveryWords } from '#web/words/customer/delivery-words.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { DeliveryCalls } from './delivery-calls.ts'
import { DeliverySteps } from './delivery-steps.tsx'
import type { FirstDelivery } from './find-first-delivery.ts'
import { OwnProofs } from './own-proofs.tsx'
import { sayFacts, sayState } from './say-delivery.ts'

type DeliveryCardProps = {
  first: FirstDelivery
  /** With the order's number its owner sees more than whoever has the link. */
  order?: { number: string; saleUnit: string; total?: number } | undefined
}

const ask = callsOf<DeliveryCalls>()

/** Who comes and about when, while it happens; afterwards what proves it. */
export function DeliveryCard({ first: { asked, news }, order }: DeliveryCardProps) {
  const say = useDeliveryWords()
  const sayOrder = useOrderWords()
  const locale = useLocale()
  const { delivery } = useLiveDelivery(news, (since, signal) =>
    ask(locale, 'orderDelivery', { ...asked, since }, { signal }),
  )
  if (!delivery) return null
  const { state, rider, toPrepare, proofs } = delivery
  const failed = state === 'failed' || state === 'back'
  const isDone = state === 'delivered' || state === 'partly'
  const Icon = failed ? CircleAlert : isDone ? CircleCheck : Truck
  return (
    <Card
      as="section"
      aria-label={say('delivery.title')}
      className={failed ? 'no-print grid gap-3 border-secondary bg-secondary-tint' : 'no-print grid gap-3'}
    >
      <div className="flex items-start gap-3" aria-live="polite">
        <Icon
          aria-hidden
          size={24}
          strokeWidth={1.75}
          className={failed ? 'mt-0.5 shrink-0' : 'mt-0.5 shrink-0 text-primary-text'}
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{sayState(delivery, say)}</h2>
          {/* A line ends between two facts: the dot before one that begins a line is cut off at the left. */}
          <p className="tabular wrap-anywhere overflow-x-clip">
            <span className="-ml-4 flex flex-wrap">
              {sayFacts(delivery, say, locale).map((fact) => (
                <span
                  key={fact}
                  className="relative pl-4 first-letter:uppercase before:absolute before:left-1.5 before:text-muted before:content-['·'_/_'']"
                >
                  {fact}{' '}
                </span>
              ))}
            </span>
          </p>
          {rider.vehicle && !isDone && !failed ? (
            <p className="wrap-anywhere text-muted text-sm">
              {say('delivery.vehicle', { vehicle: rider.vehicle })}
            </p>
          ) : null}
          {state === 'partly' && order?.total !== undefined ? (
            <p className="tabular font-bold">{say('delivery.newTotal', { total: sayMoney(order.total) })}</p>
          ) : null}
        </div>
      </div>
      {failed ? null : <DeliverySteps delivery={delivery} />}
      {toPrepare > 0 ? (
        <p className="tabular flex items-center gap-2 rounded-input bg-secondary-tint px-3 py-2 font-bold">
          <Wallet aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {sayOrder('succeed.cash', { total: sayMoney(toPrepare) })}
        </p>
      ) : null}
      {rider.phone && !isDone ? (
        <a href={`tel:${rider.phone}`} className={buttonLook({ variant: 'secondary', wide: true })}>
          <Phone aria-hidden size={20} strokeWidth={1.75} />
          {say('delivery.call')}
        </a>
      ) : null}
      {order && proofs.length > 0 ? <OwnProofs order={order} proofs={proofs} /> : null}
    </Card>
  )
}
