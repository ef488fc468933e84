import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { percentOf, showOrder } from '#shop/orders/shown-order.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'

export function OrderSums({ detail }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const { order, vatGroups } = detail
  const { sums } = showOrder(detail)
  if (order.pointsMode)
    return (
      <p className="flex justify-between border-hairline border-t px-3 py-2 font-bold">
        <span>{say('orders.total')}</span>
        <span>{say('orders.points', { points: sayNumber(order.points) })}</span>
      </p>
    )
  const rows: [string, number][] = [
    [say('order.goods'), sums.subtotal],
    ...(sums.discount > 0 ? [[say('order.discount'), -sums.discount] as [string, number]] : []),
    ...(sums.delivery > 0 ? [[say('order.fee'), sums.delivery] as [string, number]] : []),
    ...(order.cashRounding < 0 ? [[say('order.rounding'), order.cashRounding] as [string, number]] : []),
  ]
  return (
    <div className="border-hairline border-t px-3 py-2">
      <dl className="tabular ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
        {rows.map(([text, amount]) => (
          <div key={text} className="contents">
            <dt>{text}</dt>
            <dd className="text-right">{sayMoney(amount)}</dd>
          </div>
        ))}
        <dt className="font-bold text-base">{say('orders.total')}</dt>
        <dd className="text-right font-bold text-base">{sayMoney(order.total)}</dd>
        <dt className="text-muted text-xs">{say('order.vat', { percent: percentOf(vatGroups) })}</dt>
        <dd className="text-right text-muted text-xs">{sayMoney(order.vat)}</dd>
      </dl>
    </div>
  )
}
