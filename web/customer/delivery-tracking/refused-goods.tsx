import { PackageX } from 'lucide-react'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { Card } from '#web/ui/card.tsx'
import { useDeliveryWords } from '#web/words/customer/delivery-words.ts'
import { useLocale } from '#web/words/words.tsx'

const reasons = {
  short: 'refused.short',
  wrong: 'refused.wrong',
  damaged: 'refused.damaged',
  expired: 'refused.expired',
  notOrdered: 'refused.notOrdered',
  changedMind: 'refused.changedMind',
  gift: 'refused.gift',
} as const

/** What was not taken at the door; the total is already the lower one. */
export function RefusedGoods({ refused }: { refused: OrderDetail['refused'] }) {
  const say = useDeliveryWords()
  const locale = useLocale()
  if (refused.length === 0) return null
  return (
    <Card
      as="section"
      aria-labelledby="refused-goods"
      className="grid gap-2 border-secondary bg-secondary-tint"
    >
      <h2 id="refused-goods" className="flex items-center gap-2 text-base">
        <PackageX aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {say('refused.title')}
      </h2>
      <ul className="grid gap-1 text-sm">
        {refused.map(({ line, nameTh, nameEn, unitNameTh, unitNameEn, taken, brought, reason }) => (
          <li key={line}>
            {pick(locale, nameTh, nameEn)}{' '}
            <span className="tabular whitespace-nowrap text-muted">
              {say('refused.got', {
                taken,
                brought,
                unit: countedUnit(pick(locale, unitNameTh, unitNameEn), brought),
              })}{' '}
              ({say(reasons[reason])})
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
