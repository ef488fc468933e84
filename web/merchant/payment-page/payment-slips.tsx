import { Image } from 'lucide-react'
import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Section } from './section.tsx'

const stateWords = {
  checking: 'slip.state.checking',
  confirmed: 'slip.state.confirmed',
  refused: 'slip.state.refused',
} as const

/** The pictures are opened one by one, since every view is recorded. */
export function PaymentSlips({ slips }: { slips: MerchantPayment['slips'] }) {
  const say = usePaymentWords()
  const locale = useLocale()
  const at = (time: string) => sayDateTime(new Date(time), locale)
  if (slips.length === 0) return null
  return (
    <Section title={say('one.slips')}>
      <ul>
        {slips.map((slip) => (
          <li key={slip.id} className="grid gap-1 border-hairline border-t py-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>
                {at(slip.sentAt)} {slip.bank ? `· ${slip.bank}` : null}
              </span>
              <strong className={slip.state === 'refused' ? 'text-danger' : undefined}>
                {say(stateWords[slip.state])}
              </strong>
            </p>
            {slip.why ? <p className="text-danger">{slip.why}</p> : null}
            {slip.decidedAt ? (
              <p className="text-muted">
                {say('slip.decided', { name: slip.decidedBy, at: at(slip.decidedAt) })}
              </p>
            ) : null}
            <div className="flex flex-wrap items-center gap-3">
              <a
                href={paymentPaths.paymentPicture({ kind: 'slip', id: slip.id })}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 text-primary-text hover:underline"
              >
                <Image aria-hidden size={18} strokeWidth={1.75} />
                {say('one.openPicture')}
              </a>
              {slip.state === 'checking' ? (
                <LinkButton size="sm" to={withQuery(paymentPaths.payments, { slip: slip.id })}>
                  {say('one.check')}
                </LinkButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
