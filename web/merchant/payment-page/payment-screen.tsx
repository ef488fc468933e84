import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { sayTrouble } from '#web/merchant/payments/payment-sayings.ts'
import { StateDot } from '#web/merchant/payments/state-dot.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Price } from '#web/ui/price.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { PaymentShares } from './payment-shares.tsx'
import { PaymentSlips } from './payment-slips.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'

type PaymentScreenProps = {
  payment: MerchantPayment
  refundId: string
  /** A refund was just recorded. */
  done: boolean
  problem: FormProblem | undefined
}

/** One payment, whole: what it paid on the left, what may be done about it on the right. */
export function PaymentScreen({ payment, refundId, done, problem }: PaymentScreenProps) {
  const say = usePaymentWords()
  const sayMerchant = useMerchantWords()
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 md:py-6">
      <PageHead title={payment.id} indexed={false} />
      <Breadcrumb
        label={sayMerchant('app.menu')}
        trail={[
          {
            text: sayMerchant('page.merchantPayments'),
            to: withQuery(paymentPaths.payments, { tab: payment.toReturn > 0 ? 'back' : 'all' }),
          },
          { text: payment.id },
        ]}
      />
      <Card className="grid gap-1">
        <h1 className="clamp-2 text-xl md:text-2xl">{payment.customerName}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Price amount={payment.received || payment.amount} size="xl" />
          <StateDot state={payment.state} />
        </p>
        {payment.trouble ? <p className="text-danger text-sm">{sayTrouble(say, payment.trouble)}</p> : null}
      </Card>
      {done ? <FormNotice>{say('refund.sent')}</FormNotice> : null}
      <FormAlert message={problem?.message} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PaymentShares shares={payment.shares} />
          <PaymentSlips slips={payment.slips} />
          <RefundList payment={payment} />
          <PaymentHistory events={payment.events} />
        </div>
        <div
          className={joinClasses(
            'grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6',
            payment.toReturn > 0 && 'max-lg:order-first',
          )}
        >
          <RefundForm
            key={done ? refundId : 'form'}
            payment={payment}
            refundId={refundId}
            fields={problem?.fields ?? {}}
          />
          <PaymentFacts payment={payment} />
        </div>
      </div>
    </main>
  )
}
