import { PaymentFrame } from '#web/customer/payments/payment-frame.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'

/** No payment is known by this address: says what to do, and that nothing has to be paid again. */
export function UnknownPayment() {
  const say = usePayWords()
  return (
    <PaymentFrame title={say('result.title')}>
      <EmptyState
        asPageTitle
        drawing="nothing-found"
        title={say('result.unknown')}
        text={say('result.unknownText')}
        action={
          <>
            <LinkButton to={paths.history} reloadDocument>
              {say('result.toHistory')}
            </LinkButton>
            <LinkButton to={paths.home} reloadDocument variant="secondary">
              {say('result.home')}
            </LinkButton>
          </>
        }
      />
    </PaymentFrame>
  )
}
