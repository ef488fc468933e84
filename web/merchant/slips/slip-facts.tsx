import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { QueuedSlip, slipQueueContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'

type SlipFactsProps = { slip: QueuedSlip; accounts: AnswerOf<typeof slipQueueContract>['accounts'] }

/** What the slip has to agree with. */
export function SlipFacts({ slip, accounts }: SlipFactsProps) {
  const say = usePaymentWords()
  const locale = useLocale()
  const at = (time: string) => sayDateTime(new Date(time), locale)
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <p className="text-muted text-sm">{say('slip.due')}</p>
          <Price amount={slip.amount} size="xl" />
        </div>
        {slip.claimed !== null ? (
          <div className="text-right">
            <p className="text-muted text-sm">{say('slip.claimed')}</p>
            <Price amount={slip.claimed} size="xl" />
          </div>
        ) : null}
      </div>
      {slip.claimed !== null && slip.claimed !== slip.amount ? (
        <Warning>{say('slip.differs')}</Warning>
      ) : null}
      {slip.bankReference === null ? <Warning>{say('slip.unread')}</Warning> : null}
      {slip.paymentState === 'paid' ? <Warning>{say('slip.alreadyPaid')}</Warning> : null}
      <dl className="grid gap-2 border-hairline border-t pt-3 text-sm">
        <Fact name={say('slip.customer')}>
          {slip.customerName} <span className="text-muted">{slip.customerCode}</span>
        </Fact>
        <Fact name={say('slip.orders')}>
          {slip.orders.map(({ orderNumber, amount, status }) => (
            <span key={orderNumber} className="block">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="break-all">{orderNumber}</span>
                <span className="tabular">{sayMoney(amount)}</span>
              </span>
              {isCancelled(status) ? <span className="text-danger">{say('slip.cancelled')}</span> : null}
            </span>
          ))}
        </Fact>
        {slip.paidOn ? <Fact name={say('slip.paidOn')}>{at(slip.paidOn)}</Fact> : null}
        <Fact name={say('slip.sentAt')}>{at(slip.sentAt)}</Fact>
        {slip.bankReference ? (
          <>
            <Fact name={say('slip.bank')}>{slip.bank}</Fact>
            <Fact name={say('slip.reference')}>
              <span className="break-all">{slip.bankReference}</span>
            </Fact>
          </>
        ) : null}
        <Fact name={say('slip.account')}>
          {accounts.map(({ bank, accountName, accountNumber }) => (
            <span key={accountNumber} className="block">
              {bank} <span className="tabular">{accountNumber}</span>
              <span className="block text-muted">{accountName}</span>
            </span>
          ))}
        </Fact>
      </dl>
      <Link
        to={paymentPaths.payment({ paymentid: slip.paymentId })}
        className="inline-flex min-h-11 w-fit items-center text-primary-text text-sm hover:underline"
      >
        {slip.paymentId}
      </Link>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-input bg-danger-tint px-3 py-2 text-danger text-sm">
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
