import type { customerStates } from '#shop/merchant-customers/customer-tabs.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { stateWords } from './customer-sayings.ts'

type CustomerState = (typeof customerStates)[number]

const tones: Record<CustomerState, string> = {
  pending: 'bg-secondary',
  active: 'bg-primary',
  inactive: 'bg-danger',
}

export function CustomerDot({ status }: { status: CustomerState }) {
  const say = useCustomerWords()
  return <Dot tone={tones[status]} text={say(stateWords[status])} />
}
