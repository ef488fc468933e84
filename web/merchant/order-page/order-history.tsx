import { statusNames } from '#shop/orders/order-status.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { Card } from '#web/ui/card.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

const noteWords = { 'payment overdue': 'order.overdue', 'payment received': 'order.received' } as const

/** Who did what when; the newest first. */
export function OrderHistory({ detail: { timeline, invoice } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby="order-history" className="grid gap-2">
      <h2 id="order-history" className="text-base">
        {say('order.history')}
      </h2>
      {invoice ? (
        <p className="tabular">
          {say('order.invoiceNumber', { number: invoice.number })}
          {invoice.creditNote ? (
            <span className="block text-danger">
              {say('order.creditNote', { number: invoice.creditNote })}
            </span>
          ) : null}
        </p>
      ) : null}
      <ol className="grid gap-2">
        {timeline.toReversed().map((event) => (
          <li key={`${event.at}${event.status}${event.note}`} className="border-hairline border-l-2 pl-3">
            <p className="font-bold">
              {event.note ? say(noteWords[event.note]) : statusNames[event.status][locale]}
            </p>
            <p className="tabular text-muted text-xs">
              {sayDateTime(new Date(event.at), locale)} ·{' '}
              {event.by === 'job' ? say('order.bySystem') : event.name}
            </p>
            {event.why ? <p className="wrap-anywhere">{event.why}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
