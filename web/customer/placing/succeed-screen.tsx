import { CalendarCheck, Receipt } from 'lucide-react'
import { Form } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { isGateway } from '#shop/payments/payment-methods.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { saySlot } from '#web/customer/orders/slot-words.ts'
import type { PayToData } from '#web/customer/payments/find-pay-to.ts'
import { PayTo } from '#web/customer/payments/pay-to.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { NotPaidYet } from './not-paid-yet.tsx'

type SucceedData = {
  order: AnswerOf<typeof orderDetailContract>['order']
  productCount: number
  payTo: PayToData | null | undefined
}

/** The placed order: its number, when it comes, how it is paid, and where to go now. */
export function SucceedScreen({ order, productCount, payTo }: SucceedData) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  const detail = paths.order({ orderid: order.number, saleunit: order.saleUnit })
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 pt-6"
    >
      <PageHead title={shop('page.checkoutSucceed')} indexed={false} />
      <div className="grid justify-items-center text-center">
        <Drawing name="success" />
        <h1 className="mt-3 text-2xl">{say(order.pointsMode ? 'succeed.redeemed' : 'succeed.title')}</h1>
        <p className="text-muted">{say('succeed.number')}</p>
        <p className="tabular select-all font-bold text-xl">{order.number}</p>
      </div>
      <Card className="grid gap-3">
        <p className="flex items-center justify-between gap-3">
          <span className="flex items-center gap-2">
            <Receipt aria-hidden size={22} strokeWidth={1.75} className="text-primary-text" />
            {say('succeed.sum', { count: productCount })}
          </span>
          <strong className="tabular text-xl">
            {order.pointsMode
              ? say('points.count', { points: sayNumber(order.points) })
              : sayMoney(order.total)}
          </strong>
        </p>
        <p className="text-muted text-sm">
          {order.payment === 'COD'
            ? say('succeed.cash', { total: sayMoney(order.total) })
            : say(paymentNames[order.payment])}
        </p>
        {order.deliverOn ? (
          <p className="flex items-center gap-2 border-hairline border-t pt-3 text-sm">
            <CalendarCheck aria-hidden size={22} strokeWidth={1.75} className="text-primary-text" />
            {say(order.deliveryMethod === 'PICKUP' ? 'succeed.fetch' : 'succeed.comes', {
              day: sayWeekday(noonOf(order.deliverOn), locale),
              slot: saySlot(order.slot, say),
            })}
          </p>
        ) : null}
      </Card>
      {payTo ? (
        <PayTo
          to={payTo}
          order={{ saleUnit: order.saleUnit, orderNumbers: [order.number] }}
          payBefore={order.payBefore}
          overdue={order.paymentOverdue}
        />
      ) : null}
      {isGateway(order.payment) && order.owed > 0 ? <NotPaidYet order={order} /> : null}
      <div className="grid gap-2 sm:grid-cols-2">
        <LinkButton to={detail} variant={payTo || order.owed > 0 ? 'secondary' : 'primary'} size="lg">
          {say('succeed.follow')}
        </LinkButton>
        {order.pointsMode ? (
          <Form method="post" action={paths.pointProgramme} reloadDocument className="grid">
            <input type="hidden" name="do" value="leave" />
            <Button type="submit" variant="secondary" size="lg">
              {say('points.leave')}
            </Button>
          </Form>
        ) : (
          <LinkButton to={paths.products} variant="secondary" size="lg">
            {say('succeed.shop')}
          </LinkButton>
        )}
      </div>
    </main>
  )
}
