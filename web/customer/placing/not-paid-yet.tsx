import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { MoneyOfOrder } from '#web/customer/payments/order-money.tsx'
import { PayForm } from '#web/customer/payments/pay-form.tsx'
import { otherWayPath } from '#web/customer/payments/payment-address.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** An order that was placed, but whose gateway was not reached or left. */
export function NotPaidYet({ order }: { order: MoneyOfOrder }) {
  const say = usePayWords()
  const locale = useLocale()
  const { number, saleUnit, payment, owed, payBefore } = order
  const orders = { saleUnit, orderNumbers: [number] }
  return (
    <Card as="section" aria-labelledby="not-paid" className="grid gap-3 border-secondary bg-secondary-tint">
      <div>
        <h2 id="not-paid" className="text-lg">
          {say('money.notPaidYet')}
        </h2>
        <p className="balanced text-sm">{say('money.notPaidText')}</p>
        {payBefore ? (
          <p className="text-sm">{say('money.before', { time: sayDateTime(new Date(payBefore), locale) })}</p>
        ) : null}
      </div>
      <PayForm {...orders} method={payment} amount={owed}>
        {say('money.payNow', { amount: sayMoney(owed) })}
      </PayForm>
      <LinkButton to={otherWayPath(orders)} reloadDocument variant="quiet">
        {say('money.otherWay')}
      </LinkButton>
    </Card>
  )
}
