import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { sayMoneyState } from '#web/merchant/payments/payment-sayings.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Section } from './section.tsx'

/** The share of each order, and where its money stands. */
export function PaymentShares({ shares }: { shares: MerchantPayment['shares'] }) {
  const say = usePaymentWords()
  const locale = useLocale()
  return (
    <Section title={say('payments.orders')}>
      <ul>
        {shares.map((share) => (
          <li key={share.orderNumber} className="grid gap-0.5 border-hairline border-t py-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="break-all font-bold text-base">{share.orderNumber}</span>
              <span className="font-bold">{sayMoneyState(say, share.moneyState)}</span>
            </p>
            <p className="text-muted">
              {sayDate(new Date(share.placedAt), locale)} · {statusNames[share.status][locale]} ·{' '}
              {say('one.total', { amount: sayMoney(share.total) })}
            </p>
            <p className="tabular flex flex-wrap gap-x-4">
              <span>{say('one.share', { amount: sayMoney(share.amount) })}</span>
              {share.received > 0 ? (
                <span>{say('one.received', { amount: sayMoney(share.received) })}</span>
              ) : null}
              {share.returned > 0 ? (
                <span>{say('one.returned', { amount: sayMoney(share.returned) })}</span>
              ) : null}
              {share.toReturn > 0 ? (
                <strong className="text-danger">
                  {say('payments.toReturn', { amount: sayMoney(share.toReturn) })}
                </strong>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
