import type { ReactNode } from 'react'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { OrderReports } from '#web/merchant/delivery-reports/order-reports.tsx'
import { StatusDot } from '#web/merchant/order-moves/order-dots.tsx'
import type { RunOfOrder } from '#web/merchant/order-moves/run-of-order.ts'
import { OrderPapers } from '#web/merchant/papers/order-papers.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderMoney, OrderWho } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRemarks } from './order-remarks.tsx'
import { useShortages } from './use-shortages.ts'

type OrderViewProps = {
  detail: OrderDetail
  run: RunOfOrder | undefined
  children: ReactNode
  delivery?: ReactNode
  isPanel?: boolean
}

/** One order as staff see it: what to do next on top, then what to pack, the money, the customer and the past. */
export function OrderView({ detail, run, children, delivery, isPanel }: OrderViewProps) {
  const { order } = detail
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const shortages = useShortages(detail)
  const Heading = isPanel ? 'h2' : 'h1'
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {children}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading
            className={joinClasses(
              'tabular flex flex-wrap items-center gap-x-3 text-xl',
              !isPanel && 'md:text-2xl',
            )}
          >
            {order.number}
            <span className="font-normal text-base">
              <StatusDot status={order.status} />
            </span>
          </Heading>
          <p className="text-muted text-sm">
            <b className="text-ink">{order.customerName}</b>
            {' · '}
            {sayDateTime(new Date(order.placedAt), locale)}
            {order.placedByKind === 'customer'
              ? ''
              : ` · ${say('order.placedBy', { name: order.placedByName })}`}
          </p>
        </div>
        <OrderActions detail={detail} shortages={shortages} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 @4xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <OrderReports detail={detail} />
          <OrderLines detail={detail} shortages={shortages} />
          <OrderRemarks detail={detail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
          {delivery}
          <OrderWho detail={detail} run={run} />
          <OrderMoney detail={detail} />
          <OrderPapers detail={detail} />
          <OrderHistory detail={detail} />
        </div>
      </div>
    </div>
  )
}
