import { useId, useRef, useState } from 'react'
import { type FetcherWithComponents, useNavigate } from 'react-router'
import type { QueuedSlip } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { RefuseSlip } from './refuse-slip.tsx'
import { useSlipKeys } from './use-slip-keys.ts'

type DecideSlipProps = {
  slip: QueuedSlip
  mayDecide: boolean
  hasNext: boolean
  fetcher: FetcherWithComponents<unknown>
}

/** Confirm, refuse with a reason, or pass to the next; at the thumb on phones, by C, R and N on keyboards. */
export function DecideSlip({ slip, mayDecide, hasNext, fetcher }: DecideSlipProps) {
  const say = usePaymentWords()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [isRefusing, setIsRefusing] = useState(false)
  const isSending = fetcher.state !== 'idle'
  const next = withQuery(paymentPaths.payments, { after: slip.id })
  const whyNotDecide = mayDecide ? undefined : say('slip.needManager')
  const whyNotConfirm = slip.paymentState === 'paid' ? say('slip.alreadyPaid') : whyNotDecide
  useSlipKeys({
    c: () => !whyNotConfirm && !isRefusing && !isSending && form.current?.requestSubmit(),
    r: () => !whyNotDecide && setIsRefusing(true),
    n: () => hasNext && navigate(next, { preventScrollReset: true }),
  })
  if (isRefusing) return <RefuseSlip slip={slip} fetcher={fetcher} onBack={() => setIsRefusing(false)} />
  return (
    <>
      {mayDecide ? (
        <details className="text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-primary-text hover:underline">
            {say('slip.otherAmount')}
          </summary>
          <TextField
            form={formId}
            label={say('slip.received')}
            name="received"
            inputMode="decimal"
            autoComplete="off"
          />
        </details>
      ) : (
        <span />
      )}
      <fetcher.Form
        ref={form}
        id={formId}
        method="post"
        action={paymentPaths.payments}
        className="sticky bottom-0 z-10 -mx-3 grid gap-2 border-hairline border-t bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:p-0"
      >
        <input type="hidden" name="decision" value="confirm" />
        <input type="hidden" name="slipId" value={slip.id} />
        <input type="hidden" name="name" value={slip.customerName} />
        <input type="hidden" name="amount" value={slip.amount} />
        <Button type="submit" size="lg" wide loading={isSending} whyDisabled={whyNotConfirm}>
          {say('slip.confirm', { amount: sayMoney(slip.amount) })}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="secondary"
            size="lg"
            whyDisabled={whyNotDecide}
            onClick={() => setIsRefusing(true)}
          >
            {say('slip.refuse')}
          </Button>
          {hasNext ? (
            <LinkButton variant="secondary" size="lg" to={next} preventScrollReset>
              {say('slip.next')}
            </LinkButton>
          ) : null}
        </div>
        <p className="hidden text-muted text-sm lg:block">{say('slip.keys')}</p>
      </fetcher.Form>
    </>
  )
}
