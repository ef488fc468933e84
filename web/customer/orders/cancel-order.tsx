import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords } from '#web/words/words.tsx'

export type CancelAnswer = { cancelled?: true; problem: FormProblem | undefined }

/**
 * It stays mounted when the order can no longer be cancelled: the new state may arrive with the result, which
 * must still be shown.
 */
export function CancelOrder({ number, mayCancel }: { number: string; mayCancel: boolean }) {
  const say = useOrderWords()
  const common = useCommonWords()
  const fetcher = useFetcher<CancelAnswer>()
  const [isConfirming, setIsConfirming] = useState(false)
  const answer = fetcher.data
  const done = answer?.cancelled
  const text = say('order.cancelledToast')
  useEffect(() => {
    if (!done) return
    setIsConfirming(false)
    showToast({ text, tone: 'success', lifeMs: toastLife.local })
  }, [done, text])
  return (
    <>
      {mayCancel ? (
        <Button variant="quiet" className="no-print text-danger!" onClick={() => setIsConfirming(true)}>
          {say('order.cancel')}
        </Button>
      ) : null}
      <Dialog
        open={isConfirming && mayCancel}
        onClose={() => setIsConfirming(false)}
        title={say('order.cancelTitle', { number })}
        closeLabel={common('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsConfirming(false)}>
              {say('order.keep')}
            </Button>
            <Button type="submit" form="cancel-order" variant="danger" loading={fetcher.state !== 'idle'}>
              {say('order.cancel')}
            </Button>
          </>
        }
      >
        <fetcher.Form id="cancel-order" method="post" className="grid gap-3">
          <input type="hidden" name="do" value="cancel" />
          <FormAlert message={answer?.problem?.message} />
          <p>{say('order.cancelText')}</p>
          <TextAreaField name="why" label={say('order.cancelWhy')} rows={2} maxLength={300} />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
