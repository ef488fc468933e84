import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import type { RunOfOrder } from '#web/merchant/order-moves/run-of-order.ts'
import { OrderView } from '#web/merchant/order-page/order-view.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'

type OrderPanelProps = { detail: OrderDetail; run: RunOfOrder | undefined; close: string }

/** An order beside the list on a wide screen, so that the list keeps its place. Escape closes it. */
export function OrderPanel({ detail, run, close }: OrderPanelProps) {
  const say = useMerchantOrderWords()
  const sayMerchant = useMerchantWords()
  const navigate = useNavigate()
  const { number, saleUnit } = detail.order
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // A dialog or a list that is open takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="listbox"]')) return
      void navigate(close, { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, close])
  return (
    <aside
      aria-label={number}
      className="sticky top-5 max-h-[calc(100dvh-2.5rem)] overflow-y-auto rounded-card border border-hairline bg-paper p-3 max-xl:hidden"
    >
      <OrderView detail={detail} run={run} isPanel>
        <div className="-mb-3 flex items-center justify-between">
          <Link
            to={orderPaths.order({ orderid: number, saleunit: saleUnit })}
            className="inline-flex min-h-9 items-center text-primary-text text-sm underline"
          >
            {say('order.wholePage')}
          </Link>
          <Link
            to={close}
            preventScrollReset
            aria-label={sayMerchant('app.close')}
            className="grid size-9 place-items-center rounded-chip hover:bg-sunk"
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        </div>
      </OrderView>
    </aside>
  )
}
