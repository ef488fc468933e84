import { Check, Clock, Landmark, type LucideIcon, ScanSearch, Undo2, X } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import { PaymentFrame } from '#web/customer/payments/payment-frame.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import { useLivePayment } from '#web/customer/payments/use-live-payment.ts'
import { Card } from '#web/ui/card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { isAwaited, type Outcome, outcomeOf } from './outcome.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'

const looks: Record<Outcome, { Icon: LucideIcon; tone: string }> = {
  waiting: { Icon: Clock, tone: 'bg-primary-tint text-primary-text' },
  transfer: { Icon: Landmark, tone: 'bg-secondary-tint text-secondary-text' },
  slip: { Icon: ScanSearch, tone: 'bg-primary-tint text-primary-text' },
  slipRefused: { Icon: X, tone: 'bg-danger-tint text-danger' },
  paid: { Icon: Check, tone: 'bg-primary text-on-primary' },
  toRefund: { Icon: Undo2, tone: 'bg-secondary-tint text-secondary-text' },
  refunded: { Icon: Undo2, tone: 'bg-primary-tint text-primary-text' },
  failed: { Icon: X, tone: 'bg-danger-tint text-danger' },
  expired: { Icon: Clock, tone: 'bg-danger-tint text-danger' },
  cancelled: { Icon: X, tone: 'bg-sunk text-muted' },
}

type ResultScreenProps = { loaded: SaidPayment; isMine: boolean; goesOn: boolean }

/** The result of a payment, live while it waits; also for a browser that is not signed in. */
export function ResultScreen({ loaded, isMine, goesOn }: ResultScreenProps) {
  const say = usePayWords()
  const order = useOrderWords()
  const key = { paymentId: loaded.id, saleUnit: loaded.saleUnit }
  const { current, askNow, isAsking, takesLong } = useLivePayment(key, (latest) =>
    isAwaited(outcomeOf(latest ?? loaded)),
  )
  const payment = current ?? loaded
  const outcome = outcomeOf(payment)
  const { Icon, tone } = looks[outcome]
  const name = order(paymentNames[payment.method])
  const waits = isAwaited(outcome)
  return (
    <PaymentFrame title={say('result.title')}>
      {waits ? (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      ) : null}
      <Card className="grid justify-items-center gap-2 py-6 text-center md:py-8">
        <div role="status" className="grid justify-items-center gap-2">
          <span
            className={`grid size-18 animate-appear place-items-center rounded-chip ${tone}`}
            key={outcome}
          >
            <Icon aria-hidden size={40} strokeWidth={2.25} />
          </span>
          <h1 className="balanced mt-1 text-xl md:text-2xl">
            {outcome === 'refunded'
              ? say('result.refunded', { amount: sayMoney(payment.returned) })
              : titleOf(outcome, say)}
          </h1>
          <p className="balanced text-muted">{textOf(outcome, { say, payment, takesLong })}</p>
        </div>
        {outcome === 'waiting' ? <WaitingBar /> : null}
        {outcome === 'refunded' ? null : (
          <p className="tabular font-bold text-[2rem] leading-tight">
            {sayMoney(payment.received || payment.amount)}
          </p>
        )}
        {payment.state === 'partly refunded' ? (
          <p className="tabular">{say('result.ofPaid', { amount: sayMoney(payment.received) })}</p>
        ) : null}
      </Card>
      <ResultFacts payment={payment} name={name} />
      <ResultActions
        payment={payment}
        outcome={outcome}
        isMine={isMine}
        goesOn={goesOn && outcome === 'waiting'}
        {...(waits ? { check: { askNow, isAsking } } : {})}
      />
    </PaymentFrame>
  )
}

type Say = ReturnType<typeof usePayWords>

function titleOf(outcome: Exclude<Outcome, 'refunded'>, say: Say): string {
  const titles: Record<typeof outcome, string> = {
    waiting: say('result.waiting'),
    transfer: say('result.transfer'),
    slip: say('result.slip'),
    slipRefused: say('result.slipRefused'),
    paid: say('result.paid'),
    toRefund: say('result.toRefund'),
    failed: say('result.failed'),
    expired: say('result.expired'),
    cancelled: say('result.cancelled'),
  }
  return titles[outcome]
}

type Told = { say: Say; payment: SaidPayment; takesLong: boolean }

function textOf(outcome: Outcome, { say, payment, takesLong }: Told): string {
  const texts: Record<Outcome, string> = {
    waiting: takesLong ? say('result.longer') : say('result.waitingText'),
    transfer: say('result.transferText'),
    slip: say('result.slipText'),
    slipRefused: payment.slips[0]?.why || say('result.transferText'),
    paid: say('result.paidText'),
    toRefund: say('result.toRefundText'),
    refunded: say('result.refundedText'),
    failed: payment.trouble || say(payment.method === 'CARD' ? 'result.cardText' : 'result.failedText'),
    expired: say('result.expiredText'),
    cancelled: say('result.cancelledText'),
  }
  return texts[outcome]
}

function WaitingBar() {
  return (
    <span aria-hidden className="my-1 block h-1.5 w-48 overflow-hidden rounded-chip bg-primary-soft">
      <span className="block h-full animate-travel rounded-chip bg-primary-text" />
    </span>
  )
}
