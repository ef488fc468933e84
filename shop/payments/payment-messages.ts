import type { MessageValues } from '../customer-messages/message-placeholders.ts'
import { sayMoney } from '../money/say-money.ts'
import type { Locale } from '../words/locale.ts'

export const paymentTopics = [
  'slip-received',
  'slip-refused',
  'money-received',
  'money-to-return',
  'money-refunded',
] as const
export type PaymentTopic = (typeof paymentTopics)[number]

export type PaymentForMessage = {
  orderNumbers: readonly string[]
  shop: string
  centre: string
  amount: number
  received: number
  returned: number
  why: string
}

const others = {
  th: (count: number) => ` และอีก ${count} รายการ`,
  en: (count: number) => ` and ${count} more`,
} as const

/** The amount that a message is about: what was sent, what arrived, or what went back. */
function amountOf(topic: PaymentTopic, { amount, received, returned }: PaymentForMessage): number {
  if (topic === 'money-refunded') return returned
  return topic === 'money-received' || topic === 'money-to-return' ? received : amount
}

/** What a message about a payment can name. */
export function paymentMessageValues(
  topic: PaymentTopic,
  payment: PaymentForMessage,
  locale: Locale,
): MessageValues {
  const { orderNumbers, shop, centre, why } = payment
  const [first = '', ...rest] = orderNumbers
  return {
    ...{ shop, centre, why, amount: sayMoney(amountOf(topic, payment)) },
    order: rest.length > 0 ? `${first}${others[locale](rest.length)}` : first,
  }
}
