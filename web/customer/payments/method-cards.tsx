import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { type SayPay, usePayWords } from '#web/words/customer/pay-words.ts'
import { PaymentMark } from './payment-mark.tsx'
import { paymentNames } from './payment-words.ts'

type MethodCardsProps = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | undefined
  onChoose: (method: PaymentMethod) => void
  creditLeft: Satang
}

/** The ways to pay as cards, each with what happens next. */
export function MethodCards({ methods, chosen, onChoose, creditLeft }: MethodCardsProps) {
  const say = usePayWords()
  const order = useOrderWords()
  return (
    <fieldset className="grid gap-2 [&_input]:scroll-mb-48">
      <legend className="sr-only">{say('combine.method')}</legend>
      {methods.map((method) => (
        <RadioCard
          key={method}
          name="method"
          value={method}
          title={order(paymentNames[method])}
          text={hintOf(method, say, creditLeft)}
          mark={<PaymentMark method={method} />}
          checked={chosen === method}
          onChange={() => onChoose(method)}
        />
      ))}
    </fieldset>
  )
}

function hintOf(method: PaymentMethod, say: SayPay, creditLeft: Satang): string | undefined {
  switch (method) {
    case 'COD':
      return say('combine.codHint')
    case 'BANK':
      return say('combine.bankHint')
    case 'CREDIT':
      return say('combine.creditHint', { left: sayMoney(creditLeft) })
    case 'LINEPAY':
      return say('combine.linepayHint')
    case 'CARD':
      return say('combine.cardHint')
    case 'QR':
      return say('combine.qrHint')
    default:
      return undefined
  }
}
