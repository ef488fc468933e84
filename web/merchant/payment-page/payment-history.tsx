import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { sayEvent, sayTrouble } from '#web/merchant/payments/payment-sayings.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { Section } from './section.tsx'

/** Who did what when, the newest first. */
export function PaymentHistory({ events }: { events: MerchantPayment['events'] }) {
  const say = usePaymentWords()
  const locale = useLocale()
  return (
    <Section title={say('one.history')}>
      <ol>
        {events.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.what}`}
            className="grid gap-0.5 border-hairline border-t py-2 text-sm"
          >
            <p className="flex flex-wrap justify-between gap-x-3">
              <strong>{sayEvent(say, event.what)}</strong>
              {event.amount !== null ? <span className="tabular">{sayMoney(event.amount)}</span> : null}
            </p>
            <p className="text-muted">
              {sayDateTime(new Date(event.at), locale)} ·{' '}
              {event.byKind === 'job' ? say('one.system') : event.by}
            </p>
            {event.why ? <p>{sayTrouble(say, event.why)}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
