import { Radio, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import type { PromotionCalculation, PromotionType } from '#shop/promotions/promotion.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { calculationWords, typeWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { TierRows } from './tier-rows.tsx'
import type { Editor } from './use-editor.ts'

const three = [1, 2, 3] as const
const usualDiscount: Record<PromotionType, string> = { 1: 'Money', 2: '%', 3: '' }
const hintWords = {
  1: 'calculation.1.hint',
  2: 'calculation.2.hint',
  3: 'calculation.3.hint',
} as const
const satangOfBaht = 100

/** What it gives and how that is counted. */
export function RuleSection({ editor, isFixed }: { editor: Editor; isFixed: boolean }) {
  const say = usePromotionWords()
  const id = useId()
  const { draft, change } = editor

  const chooseType = (type: PromotionType) =>
    change({ type, tiers: draft.tiers.map((tier) => ({ ...tier, discountType: usualDiscount[type] })) })

  // The figure in the field stays: 10 pieces become 10 baht, not 10 satang.
  function chooseCalculation(calculation: PromotionCalculation) {
    const [was, is] = [draft.calculation === 3, calculation === 3]
    const again = (orderBuy: number) =>
      was === is ? orderBuy : is ? orderBuy * satangOfBaht : Math.ceil(orderBuy / satangOfBaht)
    change({ calculation, tiers: draft.tiers.map((tier) => ({ ...tier, orderBuy: again(tier.orderBuy) })) })
  }

  return (
    <FormSection title={say('editor.rule')} text={say('editor.ruleText')}>
      <div className="grid gap-1">
        <p id={id} className="font-bold text-sm">
          {say('field.type')}
        </p>
        <SegmentedControl
          aria-labelledby={id}
          value={String(draft.type)}
          onChange={(value) => chooseType(Number(value) as PromotionType)}
          data={three.map((type) => ({ value: String(type), label: say(typeWords[type]) }))}
        />
      </div>
      <Radio.Group
        label={say('field.calculation')}
        value={String(draft.calculation)}
        onChange={(value) => chooseCalculation(Number(value) as PromotionCalculation)}
      >
        <div className="grid gap-2 pt-1">
          {three.map((calculation) => (
            <Radio
              key={calculation}
              value={String(calculation)}
              label={say(calculationWords[calculation])}
              description={say(hintWords[calculation])}
            />
          ))}
        </div>
      </Radio.Group>
      <TierRows editor={editor} isFixed={isFixed} newDiscountType={usualDiscount[draft.type]} />
    </FormSection>
  )
}
