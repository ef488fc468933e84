import { useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { QueuedSlip } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'

const reasons = [
  'slip.reason.amount',
  'slip.reason.missing',
  'slip.reason.twice',
  'slip.reason.unclear',
] as const

type RefuseSlipProps = { slip: QueuedSlip; fetcher: FetcherWithComponents<unknown>; onBack: () => void }

/** The reason is the customer's next step, so none may be missing. */
export function RefuseSlip({ slip, fetcher, onBack }: RefuseSlipProps) {
  const say = usePaymentWords()
  const [why, setWhy] = useState('')
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('button')?.focus(), [])
  return (
    <Card>
      <fetcher.Form ref={box} method="post" action={paymentPaths.payments} className="grid gap-3">
        <input type="hidden" name="decision" value="refuse" />
        <input type="hidden" name="slipId" value={slip.id} />
        <input type="hidden" name="name" value={slip.customerName} />
        <fieldset className="min-w-0">
          <legend className="sr-only">{say('slip.reasons')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {reasons.map((reason) => (
              <Chip key={reason} chosen={why === say(reason)} onClick={() => setWhy(say(reason))}>
                {say(reason)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label={say('slip.why')}
          hint={say('slip.whyHint')}
          name="why"
          rows={2}
          maxLength={300}
          required
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="lg" onClick={onBack}>
            {say('slip.back')}
          </Button>
          <Button type="submit" variant="danger" size="lg" loading={fetcher.state !== 'idle'}>
            {say('slip.sendRefusal')}
          </Button>
        </div>
      </fetcher.Form>
    </Card>
  )
}
