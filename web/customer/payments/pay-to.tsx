import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Accounts } from './accounts.tsx'
import type { PayToData } from './find-pay-to.ts'
import { attachPath } from './payment-address.ts'

type PayToProps = {
  to: PayToData
  order: { saleUnit: string; orderNumbers: string[] }
  payBefore: string | null
  overdue: boolean
}

/** How to pay by transfer: a QR with the amount, the account to copy, the deadline, and where to attach the slip. */
export function PayTo({ to: { amount, accounts, qr }, order, payBefore, overdue }: PayToProps) {
  const say = useOrderWords()
  const pay = usePayWords()
  const locale = useLocale()
  return (
    <Card
      as="section"
      id="pay"
      className="no-print scroll-mt-36 grid gap-3 border-secondary bg-secondary-tint"
    >
      <div>
        <h2 className="text-lg">{say('succeed.transfer', { total: sayMoney(amount) })}</h2>
        {overdue ? (
          <p className="font-bold text-sm">{say('payTo.overdue')}</p>
        ) : payBefore ? (
          <p className="text-sm">
            {say('succeed.payBefore', { time: sayDateTime(new Date(payBefore), locale) })}
          </p>
        ) : null}
      </div>
      {qr ? (
        <figure className="grid justify-items-center gap-1 rounded-input bg-card p-3">
          <QrCode qr={qr} label={say('payTo.qr')} className="size-56" />
          <figcaption className="text-center text-muted text-sm">{say('payTo.scan')}</figcaption>
        </figure>
      ) : null}
      <Accounts accounts={accounts} />
      <div className="grid gap-2 sm:grid-cols-2">
        <LinkButton to={attachPath(order)} reloadDocument>
          {pay('transfer.attach')}
        </LinkButton>
        <LinkButton
          to={withQuery(paths.paymentSlip, { order: order.orderNumbers[0], saleunit: order.saleUnit })}
          reloadDocument
          variant="secondary"
        >
          {pay('transfer.save')}
        </LinkButton>
      </div>
    </Card>
  )
}
