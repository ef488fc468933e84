import { Link } from 'react-router'
import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { StatusDot } from '#web/merchant/order-moves/order-dots.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

export function OrderList({ orders, code }: { orders: CustomerDetail['orders']; code: string }) {
  const say = useCustomerWords()
  const locale = useLocale()
  const placedBy = ({ placedByKind, placedBy: name }: CustomerDetail['orders'][number]) =>
    placedByKind === 'staff'
      ? say('orders.byStaff', { name })
      : placedByKind === 'agent'
        ? say('orders.byAgent')
        : undefined
  return (
    <Card as="section" aria-labelledby="orders" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center justify-between gap-2">
        <h2 id="orders" className="text-lg">
          {say('orders.title')}
        </h2>
        {orders.length > 0 ? (
          <Link
            to={withQuery(merchantPaths.orders, { tab: 'all', text: code })}
            className="inline-flex min-h-11 items-center text-primary-text text-sm underline"
          >
            {say('orders.all')}
          </Link>
        ) : null}
      </div>
      {orders.length === 0 ? <p className="text-muted text-sm">{say('orders.none')}</p> : null}
      <ul className="divide-y divide-hairline text-sm">
        {orders.map((order) => (
          <li key={order.number}>
            <Link
              to={orderPaths.order({ orderid: order.number })}
              className="flex min-h-14 justify-between gap-4 py-2 hover:bg-primary-tint"
            >
              <span className="min-w-0">
                <span className="font-bold text-primary-text">{order.number}</span>
                <span className="block text-muted">
                  {sayDateTime(new Date(order.placedAt), locale)}
                  {placedBy(order) ? ` · ${placedBy(order)}` : null}
                </span>
              </span>
              <span className="shrink-0 text-right">
                <span className="tabular font-bold">
                  {order.points > 0
                    ? say('orders.points', { points: sayNumber(order.points) })
                    : sayMoney(order.total)}
                </span>
                <span className="block text-muted">
                  <StatusDot status={order.status} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
