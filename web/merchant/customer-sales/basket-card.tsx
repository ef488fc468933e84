import { ShoppingBasket } from 'lucide-react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { suggestedBasketContract } from '#shop/my-sales/basket-contracts.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { BasketReason } from '#web/merchant/basket/basket-reason.tsx'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

const shownFirst = 5

type BasketCardProps = {
  basket: AnswerOf<typeof suggestedBasketContract>
  saleUnit: string
}

/** What the shop probably needs now, to read before calling it; the page of the basket orders it. */
export function BasketCard({ basket: { today, customer, items }, saleUnit }: BasketCardProps) {
  const say = useSalesWords()
  const locale = useLocale()
  // Must-sell and new products are the same for every shop.
  const advised = items.filter(({ reason }) => reason.kind !== 'mustSell' && reason.kind !== 'new')
  const [shown, more] = [advised.slice(0, shownFirst), advised.length - shownFirst]
  return (
    <Card as="section" aria-labelledby="basket" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="basket" className="text-lg">
          {say('basket.title')}
        </h2>
        <LinkButton
          variant="secondary"
          size="sm"
          to={visitPaths.basket({ code: customer.code, saleunit: saleUnit })}
          icon={<ShoppingBasket aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('basket.open')}
        </LinkButton>
      </div>
      {shown.length === 0 ? <p className="text-muted text-sm">{say('basket.noAdvice')}</p> : null}
      <ul className="divide-y divide-hairline text-sm">
        {shown.map((item) => (
          <li key={item.productCode} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 py-2">
            <span className="block size-10 overflow-hidden rounded-input bg-sunk">
              {item.picture ? (
                <Picture src={`/files/${item.picture}`} width={600} height={600} sizes="40px" alt="" />
              ) : null}
            </span>
            <span className="min-w-0">
              <span className="clamp-2">{item.name[locale]}</span>
              <BasketReason item={item} today={today} />
            </span>
            <span className="tabular shrink-0 text-right">
              {sayCounted(item.quantity, item.unitName[locale])}
              <span className="block text-muted text-xs">{sayMoney(item.price * item.quantity)}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-muted text-sm">{say('basket.andMore', { count: more })}</p> : null}
    </Card>
  )
}
