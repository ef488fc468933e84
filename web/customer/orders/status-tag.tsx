import { isCancelled, type OrderStatus, statusNames } from '#shop/orders/order-status.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The order's status in a word. */
export function StatusTag({
  status,
  waitsForMoney = false,
}: {
  status: OrderStatus
  waitsForMoney?: boolean
}) {
  const say = useOrderWords()
  const locale = useLocale()
  if (waitsForMoney) return <Tag tone="secondary">{say('history.toPay')}</Tag>
  const tone = isCancelled(status) ? 'plain' : status === 'SO Wait' ? 'secondary' : 'primary'
  return <Tag tone={tone}>{statusNames[status][locale]}</Tag>
}
