import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { sayMethod, sayProvider } from '#web/merchant/payments/payment-sayings.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Section } from './section.tsx'

export function PaymentFacts({ payment }: { payment: MerchantPayment }) {
  const say = usePaymentWords()
  const locale = useLocale()
  const at = (time: string) => sayDateTime(new Date(time), locale)
  return (
    <Section title={say('one.facts')}>
      <dl className="grid gap-2 text-sm">
        <Fact name={say('payments.customer')}>
          <Link
            to={merchantPaths.customer({ code: payment.customerCode, saleunit: payment.saleUnit })}
            className="text-primary-text hover:underline"
          >
            {payment.customerCode}
          </Link>
        </Fact>
        <Fact name={say('payments.method')}>{sayMethod(say, payment.method)}</Fact>
        <Fact name={say('one.provider')}>{sayProvider(say, payment.provider)}</Fact>
        {payment.reference ? <Fact name={say('one.reference')}>{payment.reference}</Fact> : null}
        <Fact name={say('one.made')}>{at(payment.madeAt)}</Fact>
        {payment.paidAt ? <Fact name={say('one.paid')}>{at(payment.paidAt)}</Fact> : null}
        {!payment.paidAt && payment.expiresAt ? (
          <Fact name={say('one.expires')}>{at(payment.expiresAt)}</Fact>
        ) : null}
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
