import { sayMoney } from '#shop/money/say-money.ts'
import type { BasketItem } from '#shop/my-sales/basket-contracts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { BasketReason } from './basket-reason.tsx'
import type { Basket } from './use-basket.ts'

type BasketRowProps = { item: BasketItem; today: string; basket: Basket }

/** One product of a basket: why, at which price, and how many. */
export function BasketRow({ item, today, basket }: BasketRowProps) {
  const say = useSalesWords()
  const locale = useLocale()
  const { productCode, picture, price, priceBefore, promotion, most, inCart } = item
  const name = item.name[locale]
  return (
    <li className="grid grid-cols-[auto_3.5rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 py-2 sm:grid-cols-[auto_3.5rem_minmax(0,1fr)_auto]">
      <Checkbox
        hideLabel
        label={say('basket.choose', { name })}
        checked={basket.isChosen(productCode)}
        onChange={({ currentTarget }) => basket.choose(productCode, currentTarget.checked)}
      />
      <span className="block size-14 overflow-hidden rounded-input bg-sunk">
        {picture ? <Picture src={`/files/${picture}`} width={600} height={600} sizes="56px" alt="" /> : null}
      </span>
      <div className="min-w-0">
        <p className="clamp-2">{name}</p>
        <p className="tabular text-sm">
          <b>{sayMoney(price)}</b> / {item.unitName[locale]}
          {priceBefore !== null && priceBefore > price ? (
            <s className="ml-2 text-muted text-xs">{sayMoney(priceBefore)}</s>
          ) : null}
        </p>
        <BasketReason item={item} today={today} />
        {promotion ? <p className="clamp-1 text-primary-text text-xs">{promotion}</p> : null}
        {inCart ? <Tag tone="secondary">{say('basket.inCart')}</Tag> : null}
      </div>
      <QuantityStepper
        className="justify-self-start max-sm:col-start-3"
        value={basket.quantityOf(item)}
        min={1}
        max={most === null ? 9_999 : Math.max(1, most)}
        whyNoMore={most === null ? undefined : say('basket.most', { count: most })}
        onChange={(quantity) => basket.setQuantity(productCode, Math.max(1, quantity))}
        words={{
          ...{ add: say('basket.more'), less: say('basket.less'), more: say('basket.more') },
          ...{ quantity: say('basket.quantity', { name }), wrong: say('basket.wrong') },
          most: say('basket.most', { count: most ?? 9_999 }),
        }}
      />
    </li>
  )
}
