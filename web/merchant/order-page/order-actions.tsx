import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { type OrderAction, whyNotAct } from '#shop/orders/order-actions.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { MoveFailures } from '#web/merchant/order-moves/move-failures.tsx'
import type { MerchantOrderCalls } from '#web/merchant/order-moves/order-calls.ts'
import { useMoves } from '#web/merchant/order-moves/use-moves.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { Shortages } from './use-shortages.ts'

const ask = officeCallsOf<MerchantOrderCalls>()
const words = {
  approve: 'orders.approve',
  invoice: 'orders.invoice',
  ship: 'orders.ship',
  deliver: 'orders.deliver',
} as const

/** The next step as the one main button; what is not allowed says why. */
export function OrderActions({ detail, shortages }: { detail: OrderDetail; shortages: Shortages }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const { order, actions } = detail
  const { move, moving, failed, forget } = useMoves()
  const reload = useReload()
  const [isCancelling, setIsCancelling] = useState(false)
  const [isInvoicing, setIsInvoicing] = useState(false)
  const state = { status: order.status, payment: order.payment, paid: order.paidAt !== null }
  const whyNot = (action: OrderAction) => whyNotAct(action, state)?.say(locale)
  const next = actions.find((action): action is keyof typeof words => action !== 'cancel')

  async function invoiceShort() {
    setIsInvoicing(true)
    const result = await ask(locale, 'invoiceOrder', { orderNumber: order.number, shortages: shortages.list })
    setIsInvoicing(false)
    if (result.kind === 'ok') {
      shortages.close()
      notifications.show({ message: say('short.done', { number: result.answer.invoiceNumber }) })
    } else
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('orders.unknown'),
        autoClose: 30_000,
      })
    await reload()
  }

  if (!next && !actions.includes('cancel')) return null
  return (
    <div className="grid w-full gap-2 sm:w-auto">
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {shortages.isOpen ? (
          <>
            <Button variant="quiet" onClick={shortages.close}>
              {say('short.close')}
            </Button>
            <Button
              loading={isInvoicing}
              whyDisabled={shortages.list.length === 0 ? say('short.nothing') : undefined}
              onClick={() => void invoiceShort()}
            >
              {say('short.invoice', { count: shortages.list.length })}
            </Button>
          </>
        ) : (
          <>
            {actions.includes('cancel') ? (
              <Button variant="quiet" className="text-danger!" onClick={() => setIsCancelling(true)}>
                {say('orders.cancel')}
              </Button>
            ) : null}
            {next === 'invoice' ? (
              <Button variant="secondary" onClick={shortages.open} whyDisabled={whyNot('invoice')}>
                {say('short.open')}
              </Button>
            ) : null}
            {next ? (
              <Button
                className="max-sm:-order-1 max-sm:basis-full!"
                loading={moving === next}
                whyDisabled={whyNot(next)}
                onClick={() => void move([order.number], next)}
              >
                {say(words[next])}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <MoveFailures failed={failed} onClose={forget} />
      <CancelDialog
        detail={detail}
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        isMoving={moving === 'cancel'}
        onCancel={async (why) => {
          if (await move([order.number], 'cancel', why)) setIsCancelling(false)
        }}
      />
    </div>
  )
}
