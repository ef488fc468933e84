import { Loader, NumberInput } from '@mantine/core'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { EditorGood } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { CustomerField, type NamedCustomer } from '#web/merchant/promotion-moves/customer-field.tsx'
import { GoodField } from '#web/merchant/promotion-moves/good-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { BasketSums } from './basket-sums.tsx'
import { enoughOf, priceBasket } from './price-basket.ts'
import type { Tried } from './use-advice.ts'

type TestBasketProps = {
  draft: PromotionDraft
  tried: Tried | undefined
  problem: string | undefined
  isAsking: boolean
  basket: readonly EditorGood[]
  /** Names of gifts. */
  goods: readonly EditorGood[]
  customer: NamedCustomer | undefined
  onAdd: (good: EditorGood) => void
  onRemove: (good: EditorGood) => void
  onCustomer: (customer: NamedCustomer | undefined) => void
}

/** A basket to play with, priced as the shop prices every cart. */
export function TestBasket(props: TestBasketProps) {
  const { draft, tried, problem, isAsking, basket, goods, customer, onAdd, onRemove, onCustomer } = props
  const say = usePromotionWords()
  const locale = useLocale()
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const priced = tried?.toPrice.lines.map(({ product }) => product) ?? []
  const quantityOf = (code: string): number => {
    const product = priced.find((each) => each.code === code)
    if (typed[code] !== undefined || !product || !tried) return typed[code] ?? 1
    return code === basket[0]?.code ? enoughOf(product, draft, tried.toPrice.vatPercent) : 1
  }
  const sums = tried && priced.length > 0 ? priceBasket(tried, ({ code }) => quantityOf(code)) : undefined
  const lineOf = (code: string) => sums?.withIt.lines.find(({ productCode }) => productCode === code)
  return (
    <FormSection title={say('basket.title')} text={say('basket.text')}>
      {problem ? <p className="text-muted text-sm">{problem}</p> : null}
      <ul className="divide-y divide-hairline">
        {basket.map((good, at) => {
          const { code, nameTh, nameEn, unitTh, unitEn } = good
          const name = pick(locale, nameTh, nameEn)
          const shown = lineOf(code)?.shown
          return (
            <li
              key={code}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 text-sm"
            >
              <span className="truncate">{name}</span>
              <span className="tabular text-right">
                {tried?.notSold.includes(code) ? say('pick.notSold') : shown ? sayMoney(shown.net) : null}
              </span>
              <span className="flex items-center gap-2">
                <NumberInput
                  size="xs"
                  aria-label={say('basket.quantity', { name })}
                  className="w-20"
                  value={quantityOf(code)}
                  min={0}
                  max={99_999}
                  allowDecimal={false}
                  allowNegative={false}
                  onChange={(value) => setTyped({ ...typed, [code]: Number(value) || 0 })}
                />
                <span className="text-muted">{pick(locale, unitTh, unitEn)}</span>
              </span>
              {at === 0 && code === draft.saleProducts[0] ? null : (
                <IconButton
                  label={say('pick.remove', { name })}
                  icon={<X size={18} strokeWidth={1.75} />}
                  className="-my-1 justify-self-end"
                  onClick={() => onRemove(good)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <GoodField label={say('basket.add')} chosen={basket} onAdd={onAdd} onRemove={onRemove} isBare />
      <CustomerField
        label={say('basket.customer')}
        chosen={customer ? [customer] : []}
        onAdd={onCustomer}
        onRemove={() => onCustomer(undefined)}
      />
      {sums && tried ? <BasketSums sums={sums} draftId={tried.draftId} goods={goods} /> : null}
      {isAsking ? <Loader size="xs" role="status" aria-label={say('basket.asking')} /> : null}
    </FormSection>
  )
}
