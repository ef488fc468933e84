import type { EditorGood } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { sayMoney, sayNumber, shortMoney } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { priceBasket } from './price-basket.ts'

type BasketSumsProps = {
  sums: ReturnType<typeof priceBasket>
  draftId: string
  goods: readonly EditorGood[]
}

/** What the basket costs without and with it, and which gifts it brings. */
export function BasketSums({ sums: { withIt, withoutIt }, draftId, goods }: BasketSumsProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  const saved = withoutIt.total - withIt.total
  const gifts = withIt.freeItems.filter(({ promotionId }) => promotionId === draftId)
  const isUsed =
    gifts.length > 0 ||
    withIt.lines.some(({ rows }) => rows.some(({ promotionId }) => promotionId === draftId))
  const nameOf = (code: string) => {
    const good = goods.find((each) => each.code === code)
    return good
      ? { name: pick(locale, good.nameTh, good.nameEn), unit: pick(locale, good.unitTh, good.unitEn) }
      : { name: code, unit: '' }
  }
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-input bg-sunk p-3 text-sm"
    >
      <dt>{say('basket.without')}</dt>
      <dd className="tabular text-right">{sayMoney(withoutIt.total)}</dd>
      <dt className="font-bold">{say('basket.with')}</dt>
      <dd className="tabular text-right font-bold">
        {sayMoney(withIt.total)}
        {withIt.deliveryFee > 0 ? (
          <span className="block font-normal text-muted text-xs">
            {say('basket.delivery', { fee: shortMoney(withIt.deliveryFee) })}
          </span>
        ) : null}
      </dd>
      {saved === 0 ? null : (
        <>
          <dt>{say('basket.saves')}</dt>
          <dd className="tabular text-right text-primary-text">{sayMoney(saved)}</dd>
        </>
      )}
      {gifts.map(({ productCode, quantity, promised }) => (
        <div key={productCode} className="col-span-2 flex justify-between gap-3">
          <dt className="min-w-0 truncate">{say('basket.gift', { name: nameOf(productCode).name })}</dt>
          <dd className="tabular whitespace-nowrap text-right">
            {sayNumber(quantity)} {nameOf(productCode).unit}
            {promised > quantity
              ? ` (${say('basket.short', { count: sayNumber(promised - quantity) })})`
              : ''}
          </dd>
        </div>
      ))}
      {isUsed ? null : (
        <>
          <dt className="col-span-2 text-muted">{say('basket.notUsed')}</dt>
          <dd className="sr-only">{sayMoney(0)}</dd>
        </>
      )}
    </dl>
  )
}
