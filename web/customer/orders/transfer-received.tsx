import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'

export type RecordAnswer = { recorded?: true; problem: FormProblem | undefined }
type TransferReceivedProps = { order: { saleUnit: string; total: Satang }; may: boolean }

/**
 * Staff confirm that the transfer arrived. It stays mounted, so that the result is shown after the order is
 * paid.
 */
export function TransferReceived({ order: { saleUnit, total }, may }: TransferReceivedProps) {
  const say = useOrderWords()
  const fetcher = useFetcher<RecordAnswer>()
  const done = fetcher.data?.recorded
  const text = say('order.received')
  useEffect(() => {
    if (done) showToast({ text, tone: 'success', lifeMs: toastLife.local })
  }, [done, text])
  if (!may) return null
  return (
    <Card as="section" aria-labelledby="transfer-received" className="no-print grid gap-3 border-primary">
      <div className="grid gap-1">
        <h2 id="transfer-received" className="text-lg">
          {say('order.recordTitle', { total: sayMoney(total) })}
        </h2>
        <p className="balanced text-muted text-sm">{say('order.recordText')}</p>
      </div>
      <FormAlert message={fetcher.data?.problem?.message} />
      <fetcher.Form method="post">
        <input type="hidden" name="do" value="transferReceived" />
        <input type="hidden" name="saleUnit" value={saleUnit} />
        <Button type="submit" className="w-full sm:w-auto" loading={fetcher.state !== 'idle'}>
          {say('order.record')}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
