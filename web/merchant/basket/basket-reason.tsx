import type { BasketItem } from '#shop/my-sales/basket-contracts.ts'
import { sayReason, shownReason } from '#web/shared/order-advice/say-reason.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Why the shop probably needs it, with the figures; must-sell and new products say no more than their heading. */
export function BasketReason({ item: { reason }, today }: { item: BasketItem; today: string }) {
  const say = useSalesWords()
  const locale = useLocale()
  if (reason.kind === 'mustSell' || reason.kind === 'new') return null
  return (
    <p className="text-muted text-xs">{sayReason(shownReason(reason, locale), { today, say, locale })}</p>
  )
}
