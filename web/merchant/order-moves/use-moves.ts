import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { MovedOrder } from '#shop/merchant-orders/merchant-order-contracts.ts'
import type { OrderAction } from '#shop/orders/order-actions.ts'
import type { ResultOf } from '#web/kit/calls/ask-server.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MerchantOrderCalls } from './order-calls.ts'

const ask = officeCallsOf<MerchantOrderCalls>()

const doneWords = {
  approve: 'orders.done.approve',
  invoice: 'orders.done.invoice',
  ship: 'orders.done.ship',
  deliver: 'orders.done.deliver',
  cancel: 'orders.done.cancel',
  rider: 'orders.done.rider',
} as const

/** Moves orders, says how it went, and shows the list anew. */
export function useMoves() {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const reload = useReload()
  const [moving, setMoving] = useState<OrderAction | 'rider'>()
  const [failed, setFailed] = useState<readonly MovedOrder[]>([])

  const move = (numbers: readonly string[], action: OrderAction, why = '') =>
    show(action, () => ask(locale, 'moveOrders', { numbers: [...numbers], action, why }))
  const assign = (numbers: readonly string[], rider: string | null) =>
    show('rider', () => ask(locale, 'assignRider', { numbers: [...numbers], rider }))

  async function show(
    action: OrderAction | 'rider',
    send: () => Promise<ResultOf<MerchantOrderCalls, 'moveOrders'>>,
  ): Promise<boolean> {
    setMoving(action)
    setFailed([])
    const result = await send()
    setMoving(undefined)
    if (result.kind !== 'ok') {
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('orders.unknown'),
        autoClose: 30_000,
      })
      await reload()
      return false
    }
    const { orders } = result.answer
    const not = orders.filter(({ problem }) => problem !== null)
    if (orders.length > not.length)
      notifications.show({ message: say(doneWords[action], { count: orders.length - not.length }) })
    setFailed(not)
    await reload()
    return not.length === 0
  }
  return { move, assign, moving, failed, forget: () => setFailed([]) }
}
