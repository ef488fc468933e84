import type { DueState } from '#shop/my-sales/customer-rhythm.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'

const tones = { overdue: 'secondary', due: 'primary', soon: 'primary' } as const
const isToned = (state: DueState): state is keyof typeof tones => Object.hasOwn(tones, state)

/** How near the next order is, in a word. */
export function DueTag({ state }: { state: DueState }) {
  const say = useSalesWords()
  const text = say(`due.state.${state}`)
  return isToned(state) ? <Tag tone={tones[state]}>{text}</Tag> : <Tag>{text}</Tag>
}
