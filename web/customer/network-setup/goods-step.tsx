import { goodsChoices } from '#shop/network-setup/setup-steps.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { StepProps } from './setup-state.ts'

export function GoodsStep({ state: { draft } }: StepProps) {
  const say = useSetupWords()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold text-sm">{say('newShop.beginWith')}</legend>
      {goodsChoices.map((choice) => (
        <RadioCard
          key={choice}
          name="goods"
          value={choice}
          defaultChecked={draft.goods === choice}
          title={say(`newShop.${choice}`)}
          text={say(`newShop.${choice}Text`)}
        />
      ))}
    </fieldset>
  )
}
