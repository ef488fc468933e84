import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { Card } from '#web/ui/card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** What the centre wrote about the order. */
export function CentreMessages({ remarks }: { remarks: OrderDetail['remarks'] }) {
  const say = useOrderWords()
  const locale = useLocale()
  if (remarks.length === 0) return null
  return (
    <Card as="section" aria-labelledby="centre-messages" className="no-print grid gap-2">
      <h2 id="centre-messages" className="text-lg">
        {say('order.messages')}
      </h2>
      <ul className="grid gap-2">
        {remarks.map(({ id, text, at, by }) => (
          <li key={id} className="wrap-anywhere rounded-input bg-primary-tint px-3 py-2 text-sm">
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-muted text-xs">
              {by} · {sayDateTime(new Date(at), locale)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
