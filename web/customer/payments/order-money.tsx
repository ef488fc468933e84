import { CircleCheck, Clock, Undo2, Wallet } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import { isGateway, isPaidAhead, type PaymentMethod } from '#shop/payments/payment-methods.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { type SayPay, usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { moneyNames } from './money-words.ts'
import { PayForm } from './pay-form.tsx'
import { attachPath, otherWayPath, receiptPath, resultPath } from './payment-address.ts'
import { paymentNames } from './payment-words.ts'

export type MoneyOfOrder = {
  number: string
  saleUnit: string
  payment: PaymentMethod
  moneyState: MoneyState
  owed: number
  paymentId: string | null
  slipInHand: boolean
  payBefore: string | null
}

const icons: Partial<Record<MoneyState, typeof Wallet>> = {
  waiting: Clock,
  paid: CircleCheck,
  overpaid: Undo2,
  'to be refunded': Undo2,
  refunded: Undo2,
}

/** Where the money of an order stands, and what to do about it. */
export function OrderMoney({ order, mayPay }: { order: MoneyOfOrder; mayPay: boolean }) {
  const say = usePayWords()
  const orderSay = useOrderWords()
  const locale = useLocale()
  const { moneyState, owed, payBefore, slipInHand, payment } = order
  const Icon = slipInHand ? Clock : (icons[moneyState] ?? Wallet)
  const waits = owed > 0 && isPaidAhead(payment)
  return (
    <Card
      as="section"
      id="money"
      aria-labelledby="money-title"
      className={waits ? 'no-print grid gap-3 border-secondary' : 'no-print grid gap-3'}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden size={24} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
        <div className="min-w-0 flex-1">
          <h2 id="money-title" className="text-lg">
            {titleOf(order, say)}
          </h2>
          <p className="text-muted text-sm">
            {orderSay(paymentNames[payment])}
            {owed > 0 && !slipInHand ? ` · ${say('money.left', { amount: sayMoney(owed) })}` : ''}
          </p>
          {waits && payBefore && !slipInHand ? (
            <p className="text-sm">
              {say('money.before', { time: sayDateTime(new Date(payBefore), locale) })}
            </p>
          ) : null}
          {moneyState === 'to be refunded' || moneyState === 'overpaid' ? (
            <p className="text-sm">{say('money.backText')}</p>
          ) : null}
        </div>
      </div>
      {mayPay ? <Actions order={order} /> : null}
    </Card>
  )
}

function titleOf({ slipInHand, moneyState, payment }: MoneyOfOrder, say: SayPay): string {
  if (slipInHand) return say('money.slip')
  // A QR that was shown proves nothing: until a slip comes, the transfer is awaited.
  return moneyState === 'waiting' && payment === 'BANK' ? say('result.transfer') : say(moneyNames[moneyState])
}

function Actions({ order }: { order: MoneyOfOrder }) {
  const say = usePayWords()
  const { number, saleUnit, payment, owed, paymentId, slipInHand, moneyState } = order
  const orders = { saleUnit, orderNumbers: [number] }
  const mayPayNow = owed > 0 && !slipInHand
  const see =
    paymentId && (moneyState === 'waiting' || slipInHand || owed === 0)
      ? owed === 0 && moneyState === 'paid'
        ? { to: receiptPath({ paymentId, saleUnit }), text: say('result.receipt') }
        : {
            to: resultPath({ paymentId, saleUnit, method: payment, orderNumber: number }),
            text: say('money.seePayment'),
          }
      : undefined
  if (!mayPayNow && !see) return null
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {mayPayNow && isGateway(payment) ? (
        <PayForm {...orders} method={payment} amount={owed}>
          {say('money.payNow', { amount: sayMoney(owed) })}
        </PayForm>
      ) : null}
      {mayPayNow && payment === 'BANK' ? (
        <LinkButton to={attachPath(orders)} reloadDocument size="lg">
          {say('money.attach')}
        </LinkButton>
      ) : null}
      {mayPayNow ? (
        <LinkButton to={otherWayPath(orders)} reloadDocument variant="secondary" size="lg">
          {isPaidAhead(payment) ? say('money.otherWay') : say('money.payNow', { amount: sayMoney(owed) })}
        </LinkButton>
      ) : null}
      {see ? (
        <LinkButton to={see.to} reloadDocument variant="secondary">
          {see.text}
        </LinkButton>
      ) : null}
      {mayPayNow ? (
        <LinkButton to={paths.paymentCombine({ saleunit: saleUnit })} reloadDocument variant="quiet">
          {say('money.combine')}
        </LinkButton>
      ) : null}
    </div>
  )
}
