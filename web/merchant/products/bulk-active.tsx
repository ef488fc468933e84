import { Alert } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { BulkBar } from '#web/merchant/lists/bulk-bar.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import type { ProductCalls } from '#web/merchant/product-changes/product-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

const ask = officeCallsOf<ProductCalls>()

/** Puts all that is ticked on sale, or takes it off; what fails says why. */
export function BulkActive({ selection }: { selection: Selection }) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const [moving, setMoving] = useState<'on' | 'off'>()
  const [failed, setFailed] = useState<readonly { code: string; why: string }[]>([])

  async function set(active: boolean) {
    setMoving(active ? 'on' : 'off')
    const result = await ask(locale, 'setProductsActive', { codes: [...selection.chosen], active })
    setMoving(undefined)
    if (result.kind === 'ok') {
      const count = result.answer.done
      if (count > 0)
        notifications.show({ message: say(active ? 'products.manyOn' : 'products.manyOff', { count }) })
      setFailed(result.answer.failed)
      selection.clear()
    } else {
      const message = result.kind === 'refused' ? result.message : say('products.unknown')
      notifications.show({ color: 'red', message, autoClose: 30_000 })
    }
    await reload()
  }

  return (
    <>
      {failed.length > 0 ? (
        <Alert
          color="red"
          title={say('products.notDone', { count: failed.length })}
          withCloseButton
          closeButtonLabel={sayMerchant('app.close')}
          onClose={() => setFailed([])}
        >
          <ul className="grid gap-1">
            {failed.map(({ code, why }) => (
              <li key={code}>
                <b>{code}</b>: {why}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <BulkBar selection={selection}>
        <Button size="sm" variant="secondary" loading={moving === 'off'} onClick={() => void set(false)}>
          {say('products.takeOff')}
        </Button>
        <Button size="sm" loading={moving === 'on'} onClick={() => void set(true)}>
          {say('products.putOn')}
        </Button>
      </BulkBar>
    </>
  )
}
