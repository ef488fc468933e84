import { NumberInput, Select } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { PromotionTier, PromotionType } from '#shop/promotions/promotion.ts'
import { pick } from '#shop/words/locale.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { Editor } from './use-editor.ts'

const mostTiers = 20
const hundred = 100
const wholePercent = 100 * hundred

type TierRowsProps = { editor: Editor; newDiscountType: string; isFixed: boolean }

/** One row for each step: what has to be bought, and what that gives. */
export function TierRows({ editor, newDiscountType, isFixed }: TierRowsProps) {
  const say = usePromotionWords()
  const id = useId()
  const { draft, change, errorsOf, isTried } = editor
  const { tiers, type, calculation } = draft
  const put = (at: number, changed: Partial<PromotionTier>) =>
    change({ tiers: tiers.map((tier, each) => (each === at ? { ...tier, ...changed } : tier)) })
  const unit = useSharedUnit(editor)
  const buyUnit = calculation === 3 ? say('tier.baht') : unit
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <p id={id} className="font-bold text-sm">
          {say('field.tiers')}
        </p>
        <p className="text-muted text-xs">{say('field.tiersHint')}</p>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {tiers.map((tier, at) => {
          const line = at + 1
          const isWrong = wrongIn(tiers, at, type)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
            <li key={at} className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <fieldset
                aria-label={say('tier.step', { line })}
                className="grid min-w-0 grid-cols-2 gap-x-2 gap-y-1 rounded-input border border-hairline p-2 pt-0 sm:grid-cols-3"
              >
                <div className="col-span-full flex min-h-11 items-center justify-between gap-2">
                  <p aria-hidden className="font-bold text-sm">
                    {say('tier.step', { line })}
                  </p>
                  {isFixed ? null : (
                    <IconButton
                      label={say('tier.remove', { line })}
                      icon={<Trash2 size={18} strokeWidth={1.75} />}
                      className="-mx-2"
                      onClick={() => change({ tiers: tiers.filter((_, each) => each !== at) })}
                    />
                  )}
                </div>
                <Amount
                  label={say('tier.buy', { unit: buyUnit })}
                  value={calculation === 3 ? tier.orderBuy / hundred : tier.orderBuy}
                  decimals={calculation === 3 ? 2 : 0}
                  isWrong={isTried && isWrong.buy}
                  onChange={(value) =>
                    put(at, { orderBuy: calculation === 3 ? Math.round(value * hundred) : value })
                  }
                />
                {type === 3 ? (
                  <Amount
                    label={say('tier.free')}
                    value={tier.freeQuantity}
                    decimals={0}
                    isWrong={isTried && isWrong.gain}
                    onChange={(freeQuantity) => put(at, { freeQuantity })}
                  />
                ) : (
                  <Amount
                    label={type === 2 ? say('tier.percent') : say('tier.money')}
                    value={tier.discount / hundred}
                    decimals={2}
                    isWrong={isTried && isWrong.gain}
                    onChange={(value) => put(at, { discount: Math.round(value * hundred) })}
                  />
                )}
                {type === 1 ? (
                  <Select
                    label={say('tier.per')}
                    className="max-sm:col-span-2"
                    data={[
                      { value: 'Money', label: say('tier.inAll') },
                      { value: 'Money/UOM', label: say('tier.each') },
                    ]}
                    value={tier.discountType}
                    onChange={(discountType) => discountType && put(at, { discountType })}
                    allowDeselect={false}
                  />
                ) : null}
              </fieldset>
              <PartError texts={errorsOf('tiers', line)} />
            </li>
          )
        })}
      </ol>
      <PartError texts={errorsOf('tiers')} />
      {tiers.length < mostTiers && !isFixed ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() =>
            change({
              tiers: [...tiers, { orderBuy: 0, freeQuantity: 0, discount: 0, discountType: newDiscountType }],
            })
          }
        >
          {say('tier.add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** Which fields of a step its messages speak of. */
function wrongIn(tiers: readonly PromotionTier[], at: number, type: PromotionType) {
  const { orderBuy = 0, freeQuantity = 0, discount = 0 } = tiers[at] ?? {}
  const least = tiers[at - 1]?.orderBuy ?? 0
  return {
    buy: orderBuy <= least,
    gain: type === 3 ? freeQuantity < 1 : discount < 1 || (type === 2 && discount > wholePercent),
  }
}

/** The smallest unit of the chosen goods, where they share one. */
function useSharedUnit({ draft, goods }: Editor): string {
  const say = usePromotionWords()
  const locale = useLocale()
  const units = new Set(
    goods
      .filter(({ code }) => draft.saleProducts.includes(code))
      .map(({ unitTh, unitEn }) => pick(locale, unitTh, unitEn)),
  )
  const [unit] = units
  return units.size === 1 && unit ? unit : say('tier.piece')
}

type AmountProps = {
  label: string
  value: number
  decimals: number
  /** Said below all fields of the step. */
  isWrong: boolean
  onChange: (value: number) => void
}

/** An amount of nothing is an empty field. */
function Amount({ label, value, decimals, isWrong, onChange }: AmountProps) {
  // On the way to 0.50 stand 0 and 0., which mean another number or none.
  const [typed, setTyped] = useState<string | number>('')
  const shown = (Number(typed) || 0) === value ? typed : value
  return (
    <NumberInput
      label={label}
      error={isWrong}
      value={shown === 0 ? '' : shown}
      min={0}
      max={10_000_000}
      decimalScale={decimals}
      allowNegative={false}
      thousandSeparator=","
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(next) => {
        // As text, so that a single zero stays in sight.
        setTyped(String(next))
        onChange(Number(next) || 0)
      }}
    />
  )
}
