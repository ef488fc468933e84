import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCheckListWords } from '#web/words/merchant/reports/check-list-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { CheckListCalls } from './check-list-calls.ts'

const ask = officeCallsOf<CheckListCalls>()

/** The example assortment goes with one press, after a sentence that says what goes with it. */
export function RemoveExamples({ count }: { count: number }) {
  const say = useCheckListWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  async function remove() {
    setIsBusy(true)
    const result = await ask(locale, 'removeExamples', {})
    setIsBusy(false)
    setIsOpen(false)
    if (result.kind === 'ok') {
      const { removed, kept } = result.answer
      notifications.show({ message: say('check.removed', { count: removed + kept }) })
      return reload()
    }
    const message = result.kind === 'refused' ? result.message : sayMerchant('error.network')
    notifications.show({ color: 'red', message, autoClose: 30_000 })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-input bg-secondary-tint p-3">
      <p className="text-sm">{say('check.examples', { count })}</p>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {say('check.removeExamples')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={say('check.removeTitle', { count })}
        closeLabel={sayMerchant('app.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {say('check.keep')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
              {say('check.removeExamples')}
            </Button>
          </>
        }
      >
        <p>{say('check.removeText')}</p>
      </Dialog>
    </div>
  )
}
