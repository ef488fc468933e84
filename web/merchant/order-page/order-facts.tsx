import { MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { isOver } from '#shop/orders/order-moves.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { AssignRider } from '#web/merchant/order-moves/assign-rider.tsx'
import { MoveFailures } from '#web/merchant/order-moves/move-failures.tsx'
import { MoneyDot } from '#web/merchant/order-moves/order-dots.tsx'
import type { RunOfOrder } from '#web/merchant/order-moves/run-of-order.ts'
import { useMoves } from '#web/merchant/order-moves/use-moves.ts'
import { sayMethod } from '#web/merchant/payments/payment-sayings.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

const reach = 'no-print tabular inline-flex min-h-9 items-center gap-1.5 text-primary-text'

/** Who ordered, where it goes, and who brings it. */
export function OrderWho({ detail, run }: { detail: OrderDetail; run: RunOfOrder | undefined }) {
  const { order, shipTo, billTo } = detail
  const say = useMerchantOrderWords()
  const merchant = useMerchantWords()
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
      <p className="flex flex-wrap gap-x-4">
        {phone ? (
          <a href={`tel:${phone}`} className={reach}>
            <Phone aria-hidden size={16} strokeWidth={1.75} />
            {sayPhone(phone)}
          </a>
        ) : null}
        <Link to={withQuery(merchantPaths.chat, { customer: order.customerCode })} className={reach}>
          <MessageCircle aria-hidden size={16} strokeWidth={1.75} />
          {merchant('merchant.chat')}
        </Link>
      </p>
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
      <OrderRun found={run} />
      <OrderRider detail={detail} />
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

export function OrderMoney({ detail: { order } }: { detail: OrderDetail }) {
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

/** The run it rides in, or rode in last. */
function OrderRun({ found }: { found: RunOfOrder | undefined }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  if (!found?.run) return null
  const { id, runOn, riderName, place } = found.run
  const text = say('run.where', {
    ...{ day: sayWeekday(noonOf(runOn), locale), rider: riderName || say('run.nobody'), place },
  })
  return (
    <p>
      <span className="block text-muted text-xs">{say('run.title')}</span>
      {found.mayOpen ? (
        <Link to={orderPaths.run({ run: id })} className="text-primary-text underline">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  )
}

/** Whoever may move the order may give it to a rider. */
function OrderRider({ detail: { order, actions } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const { assign, moving, failed, forget } = useMoves()
  const mayAssign = actions.length > 0 && !isOver(order.status) && order.deliveryMethod === 'DELIVERY'
  if (!mayAssign && !order.riderName) return null
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <p>
          <span className="block text-muted text-xs">{say('rider.now')}</span>
          {order.riderName || say('rider.nobody')}
        </p>
        {mayAssign ? (
          <AssignRider
            isAssigning={moving === 'rider'}
            onChoose={(rider) => void assign([order.number], rider)}
          />
        ) : null}
      </div>
      <MoveFailures failed={failed} onClose={forget} />
    </div>
  )
}
