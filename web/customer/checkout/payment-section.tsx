import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { PaymentMark } from '#web/customer/payments/payment-mark.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import type { Checkout } from './use-checkout.ts'

const hints = {
  COD: 'pay.codHint',
  BANK: 'pay.bankHint',
  LINEPAY: 'pay.linepayHint',
  CARD: 'pay.cardHint',
  QR: 'pay.qrHint',
} as const

export function PaymentSection({ checkout: { options, draft, choose, priced } }: { checkout: Checkout }) {
  const say = useOrderWords()
  return (
    <Card as="section" aria-labelledby="payment" className="grid gap-3">
      <h2 id="payment" className="text-lg">
        {say('checkout.payment')}
      </h2>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{say('checkout.payment')}</legend>
        {options.payments.map(({ method, creditLeft, overdue }) => {
          const text =
            method === 'CREDIT'
              ? say('pay.creditLeft', { left: sayMoney(Math.max(0, creditLeft ?? 0)) })
              : method === 'POINTS'
                ? say('pay.pointsLeft', { left: sayNumber(options.points.have) })
                : say(hints[method])
          const over = method === 'CREDIT' && priced.total > (creditLeft ?? 0)
          return (
            <RadioCard
              key={method}
              name="payment"
              title={say(paymentNames[method])}
              text={
                <>
                  {over ? (
                    <span className="text-danger">
                      {say('pay.overCredit', { left: sayMoney(Math.max(0, creditLeft ?? 0)) })}
                    </span>
                  ) : (
                    text
                  )}
                  {overdue ? (
                    <span className="block text-danger">
                      {say('pay.overdue', { amount: sayMoney(overdue) })}
                    </span>
                  ) : null}
                </>
              }
              mark={<PaymentMark method={method} />}
              checked={draft.payment === method}
              onChange={() => choose({ payment: method })}
            />
          )
        })}
      </fieldset>
    </Card>
  )
}
