import { sayMoney } from '#shop/money/say-money.ts'
import { isGateway } from '#shop/payments/payment-methods.ts'
import { PayForm } from '#web/customer/payments/pay-form.tsx'
import {
  attachPath,
  otherWayPath,
  payPath,
  receiptPath,
  transferPath,
} from '#web/customer/payments/payment-address.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { isStillOwed, type Outcome } from './outcome.ts'

type ResultActionsProps = {
  payment: SaidPayment
  outcome: Outcome
  /** Signed in, so that paying again needs no sign-in first. */
  isMine: boolean
  /** The gateway still takes it. */
  goesOn: boolean
  check?: { askNow: () => Promise<void>; isAsking: boolean }
}

const ended = new Set<Outcome>(['failed', 'expired', 'cancelled'])

/** What to do next; there is always a way out. */
export function ResultActions({ payment, outcome, isMine, goesOn, check }: ResultActionsProps) {
  const say = usePayWords()
  const { id: paymentId, saleUnit, method, amount, shares } = payment
  const key = { paymentId, saleUnit }
  const orderNumbers = shares.map(({ orderNumber }) => orderNumber)
  const [orderNumber = ''] = orderNumbers
  const otherWay = otherWayPath({ saleUnit, orderNumbers })
  const owed = isStillOwed(payment)
  const again = ended.has(outcome) && owed
  return (
    <div className="no-print grid gap-2">
      {outcome === 'paid' || outcome === 'refunded' || outcome === 'toRefund' ? (
        <LinkButton to={receiptPath(key)} reloadDocument size="lg">
          {say('result.receipt')}
        </LinkButton>
      ) : null}
      {outcome === 'transfer' ? (
        <>
          <LinkButton to={transferPath(key)} reloadDocument size="lg">
            {say('result.seeTransfer')}
          </LinkButton>
          <LinkButton
            to={attachPath({ saleUnit, orderNumbers })}
            reloadDocument
            variant="secondary"
            size="lg"
          >
            {say('transfer.attach')}
          </LinkButton>
        </>
      ) : null}
      {outcome === 'slipRefused' && owed ? (
        <LinkButton to={attachPath({ saleUnit, orderNumbers })} reloadDocument size="lg">
          {say('slip.again')}
        </LinkButton>
      ) : null}
      {again && isMine && isGateway(method) ? (
        <PayForm {...{ saleUnit, orderNumbers, method, amount }}>
          {say('result.again', { amount: sayMoney(amount) })}
        </PayForm>
      ) : null}
      {again && !(isMine && isGateway(method)) ? (
        <LinkButton to={otherWay} reloadDocument size="lg">
          {say('result.again', { amount: sayMoney(amount) })}
        </LinkButton>
      ) : null}
      {goesOn ? (
        <LinkButton to={payPath({ ...key, method, orderNumber })} reloadDocument size="lg">
          {say('result.goOn')}
        </LinkButton>
      ) : null}
      {check ? (
        <Button variant="secondary" loading={check.isAsking} onClick={() => void check.askNow()}>
          {say('result.checkNow')}
        </Button>
      ) : null}
      {owed && outcome !== 'slip' ? (
        <LinkButton to={otherWay} reloadDocument variant="secondary">
          {say('result.otherWay')}
        </LinkButton>
      ) : null}
      <LinkButton
        to={
          orderNumbers.length === 1
            ? paths.order({ orderid: orderNumber, saleunit: saleUnit })
            : paths.history
        }
        reloadDocument
        variant={outcome === 'paid' ? 'secondary' : 'quiet'}
      >
        {say(orderNumbers.length === 1 ? 'result.toOrder' : 'result.toHistory')}
      </LinkButton>
    </div>
  )
}
