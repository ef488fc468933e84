import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { OrderDelivery } from '#web/merchant/order-delivery/order-delivery.tsx'
import type { RunOfOrder } from '#web/merchant/order-moves/run-of-order.ts'
import { useLiveOrders } from '#web/merchant/order-moves/use-live-orders.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import type { DeliveryNews } from '#web/shared/delivery-tracking/follow-delivery.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { OrderView } from './order-view.tsx'

type OrderScreenProps = { detail: OrderDetail; run: RunOfOrder; delivery: DeliveryNews | null }

export function OrderScreen({ detail, run, delivery }: OrderScreenProps) {
  const say = useMerchantOrderWords()
  const reload = useReload()
  useLiveOrders(() => void reload())
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-3 py-4 md:px-6 md:py-5">
      <PageHead title={detail.order.number} indexed={false} />
      <OrderView
        detail={detail}
        run={run}
        delivery={delivery ? <OrderDelivery order={detail.order} first={delivery} /> : null}
      >
        <Link
          to={merchantPaths.orders}
          className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          {say('order.back')}
        </Link>
      </OrderView>
    </main>
  )
}
