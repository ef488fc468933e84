import { PackageMinus } from 'lucide-react'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { Card } from '#web/ui/card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

const reasons = {
  missing: 'short.why.missing',
  damaged: 'short.why.damaged',
  asked: 'short.why.asked',
  gift: 'short.why.gift',
} as const

/** What was ordered and is not delivered; the total is already the lower one. */
export function ShortGoods({ shortages }: { shortages: OrderDetail['shortages'] }) {
  const say = useOrderWords()
  const locale = useLocale()
  if (shortages.length === 0) return null
  return (
    <Card
      as="section"
      aria-labelledby="short-goods"
      className="grid gap-2 border-secondary bg-secondary-tint"
    >
      <h2 id="short-goods" className="flex items-center gap-2 text-base">
        <PackageMinus aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {say('short.title')}
      </h2>
      <ul className="grid gap-1 text-sm">
        {shortages.map((short) => (
          <li key={short.line}>
            {pick(locale, short.nameTh, short.nameEn)}{' '}
            <span className="tabular whitespace-nowrap text-muted">
              {say('short.got', {
                delivered: short.delivered,
                ordered: short.ordered,
                unit: pick(locale, short.unitNameTh, short.unitNameEn),
              })}{' '}
              ({say(reasons[short.reason])})
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
