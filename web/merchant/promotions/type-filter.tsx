import { Select } from '@mantine/core'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { typeWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { typeNumbers } from './promotion-query.ts'

type Type = (typeof typeNumbers)[number]
type TypeFilterProps = { type: Type | undefined; onChoose: (type: Type | undefined) => void }

export function TypeFilter({ type, onChoose }: TypeFilterProps) {
  const say = usePromotionWords()
  return (
    <Select
      aria-label={say('list.type')}
      placeholder={say('list.anyType')}
      className="w-36 shrink-0 md:w-48"
      data={typeNumbers.map((value) => ({ value, label: say(typeWords[value]) }))}
      value={type ?? null}
      onChange={(value) => onChoose(oneOf(typeNumbers, value))}
      clearable
    />
  )
}
