import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDateTime, sayWeekday } from '#shop/time/bangkok.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { OrderPapers } from '#web/merchant/papers/order-papers.tsx'
import { sayMethod } from '#web/merchant/payments/payment-sayings.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { OrderActions } from './order-actions.tsx'
import { MoneyDot, StatusDot } from './order-dots.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRemarks } from './order-remarks.tsx'
import { useShortages } from './use-shortages.ts'

type OrderViewProps = { detail: OrderDetail; children: ReactNode; isPanel?: boolean }

/** One order as staff see it: what to do next on top, then what to pack, the money, the customer and the past. */
export function OrderView({ detail, children, isPanel }: OrderViewProps) {
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
          <OrderLines detail={detail} shortages={shortages} />
          <OrderRemarks detail={detail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
          <Who detail={detail} />
          <Money detail={detail} />
          <OrderPapers detail={detail} />
          <OrderHistory detail={detail} />
        </div>
      </div>
    </div>
  )
}

function Who({ detail: { order, shipTo, billTo } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const phone = shipTo.phone || billTo.phone
  return (
    <Card as="section" aria-label={say('orders.customer')} className="grid gap-2">
      <h2 className="text-base">
        <Link to={merchantPaths.customer({ code: order.customerCode })} className="hover:underline">
          {order.customerName}
        </Link>
        <span className="ml-2 font-normal text-muted text-sm">{order.customerCode}</span>
      </h2>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="tabular inline-flex min-h-9 items-center gap-1.5 text-primary-text"
        >
          <Phone aria-hidden size={16} strokeWidth={1.75} />
          {sayPhone(phone)}
        </a>
      ) : null}
      <address className="not-italic">
        <span className="block text-muted text-xs">
          {order.deliveryMethod === 'PICKUP' ? say('orders.delivery.PICKUP') : say('order.shipTo')}
        </span>
        {sayPlace(shipTo, locale)}
      </address>
      <p>
        <span className="block text-muted text-xs">{say('orders.round')}</span>
        {order.deliverOn
          ? `${sayWeekday(noonOf(order.deliverOn), locale)} ${order.slot}`
          : say('orders.noRound')}
      </p>
      {order.needsTaxInvoice ? (
        <p>
          <span className="block text-muted text-xs">{say('order.taxInvoice')}</span>
          {billTo.name} · {order.taxNumber || billTo.taxNumber} · {order.taxBranch || '00000'}
        </p>
      ) : null}
      {order.remark ? (
        <p className="wrap-anywhere rounded-input bg-secondary-tint px-2 py-1">{order.remark}</p>
      ) : null}
    </Card>
  )
}

function Money({ detail: { order } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const sayPayment = usePaymentWords()
  return (
    <Card as="section" aria-label={say('orders.money')} className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b>{sayMethod(sayPayment, order.payment)}</b>
        <MoneyDot state={order.moneyState} />
      </p>
      {order.owed > 0 ? <p>{say('order.owed', { amount: sayMoney(order.owed) })}</p> : null}
      {order.paymentId ? (
        <Link
          to={paymentPaths.payment({ paymentid: order.paymentId })}
          className="min-h-9 content-center text-primary-text underline"
        >
          {say('order.toPayment')}
        </Link>
      ) : null}
    </Card>
  )
}
