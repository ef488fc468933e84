import { Form, useNavigation } from 'react-router'
import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Section } from './section.tsx'

const stateWords = {
  asked: 'refund.state.asked',
  done: 'refund.state.done',
  failed: 'refund.state.failed',
} as const
const howWords = { gateway: 'refund.how.gateway', transfer: 'refund.how.transfer' } as const

type Refund = MerchantPayment['refunds'][number]

export function RefundList({ payment: { refunds, mayDecide } }: { payment: MerchantPayment }) {
  const say = usePaymentWords()
  const locale = useLocale()
  if (refunds.length === 0) return null
  return (
    <Section title={say('refund.list')}>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 border-hairline border-t py-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="tabular font-bold text-base">{sayMoney(refund.amount)}</span>
              <strong className={refund.state === 'done' ? 'text-primary-text' : 'text-danger'}>
                {say(stateWords[refund.state])}
              </strong>
            </p>
            <p>
              {refund.orderNumber} · {say(howWords[refund.how])}
            </p>
            <p>{refund.why}</p>
            <p className="text-muted">
              {sayDateTime(new Date(refund.askedAt), locale)} · {refund.askedBy}
            </p>
            {refund.hasProof ? (
              <a
                href={paymentPaths.paymentPicture({ kind: 'proof', id: refund.id })}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 w-fit items-center text-primary-text hover:underline"
              >
                {say('refund.proofLink')}
              </a>
            ) : null}
            {refund.state === 'asked' && mayDecide ? <SettleRefund refund={refund} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The gateway's answer was lost: only a person can look there. */
function SettleRefund({ refund }: { refund: Refund }) {
  const say = usePaymentWords()
  const isSending = useNavigation().state !== 'idle'
  if (!refund.toBeSettled) return <p className="text-muted">{say('refund.wait')}</p>
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-2 rounded-input bg-danger-tint p-3">
      <input type="hidden" name="do" value="settle" />
      <input type="hidden" name="id" value={refund.id} />
      <p>{say('refund.settle')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="given" value="Y" variant="secondary" loading={isSending}>
          {say('refund.wasGiven')}
        </Button>
        <Button type="submit" name="given" value="N" variant="secondary" loading={isSending}>
          {say('refund.wasNot')}
        </Button>
      </div>
    </Form>
  )
}
