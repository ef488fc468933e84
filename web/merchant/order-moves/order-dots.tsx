import { type OrderStatus, statusNames } from '#shop/orders/order-status.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { sayMoneyState } from '#web/merchant/payments/payment-sayings.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'

const statusTones: Record<OrderStatus, string> = {
  'SO Wait': 'bg-secondary',
  'SO Approve': 'bg-primary',
  'Invoice wait': 'bg-primary',
  'Invoice Approve': 'bg-primary',
  POD: 'bg-outline',
  'SO Cancel': 'bg-danger',
  'Invoice Cancel': 'bg-danger',
}
const moneyTones: Record<MoneyState, string> = {
  unpaid: 'bg-outline',
  waiting: 'bg-secondary',
  'partly paid': 'bg-secondary',
  paid: 'bg-primary',
  overpaid: 'bg-danger',
  'to be refunded': 'bg-danger',
  refunded: 'bg-outline',
}

export function StatusDot({ status }: { status: OrderStatus }) {
  const locale = useLocale()
  return <Dot tone={statusTones[status]} text={statusNames[status][locale]} />
}

export function MoneyDot({ state }: { state: MoneyState }) {
  const say = usePaymentWords()
  return <Dot tone={moneyTones[state]} text={sayMoneyState(say, state)} />
}
