import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { SavedWindow } from '#shop/merchant-products/merchant-product-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AdvancePriceCalls } from './advance-price-calls.ts'

const ask = officeCallsOf<AdvancePriceCalls>()

type DeleteWindowProps = { code: string; window: SavedWindow; onClose: () => void }

/** Names the days whose prices go. */
export function DeleteWindow({ code, window: { startsOn, endsOn, version }, onClose }: DeleteWindowProps) {
  const say = useProductWords()
  const locale = useLocale()
  const reload = useReload()
  const [isMoving, setIsMoving] = useState(false)
  const day = (iso: string) => sayDate(noonOf(iso), locale)

  async function remove() {
    setIsMoving(true)
    const result = await ask(locale, 'deleteAdvancePrice', { code, wasStartsOn: startsOn, version })
    setIsMoving(false)
    const message =
      result.kind === 'ok'
        ? say('window.deleted')
        : result.kind === 'refused'
          ? result.message
          : say('product.unknown')
    notifications.show({ message, ...(result.kind !== 'ok' && { color: 'red' }) })
    onClose()
    await reload()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('window.deleteTitle', { from: day(startsOn), to: day(endsOn) })}
      closeLabel={say('window.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('window.keep')}
          </Button>
          <Button variant="danger" loading={isMoving} onClick={() => void remove()}>
            {say('window.delete')}
          </Button>
        </>
      }
    >
      <p>{say('window.deleteText')}</p>
    </Dialog>
  )
}
