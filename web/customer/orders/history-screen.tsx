import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { OrderSummary, orderHistoryContract } from '#shop/orders/order-contracts.ts'
import { type OrderTab, orderTabs } from '#shop/orders/order-tabs.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import { noonOf, sayDateTime, sayWeekday } from '#shop/time/bangkok.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { moneyNames } from '#web/customer/payments/money-words.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import type { OrderWords } from '#web/words/customer/th/order-th.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { BuyAgain } from './buy-again.tsx'
import { StatusTag } from './status-tag.tsx'

const tabWords = {
  all: 'history.all',
  toPay: 'history.toPay',
  toShip: 'history.toShip',
  shipping: 'history.shipping',
  done: 'history.done',
  cancelled: 'history.cancelled',
} as const satisfies Record<OrderTab, keyof OrderWords>

type HistoryScreenProps = AnswerOf<typeof orderHistoryContract> & {
  tab: OrderTab
  page: number
  pages: number
  redeemed: boolean
}

export function HistoryScreen({ orders, counts, tab, page, pages, redeemed }: HistoryScreenProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const pay = usePayWords()
  const title = redeemed ? say('history.redeemed') : shop('page.history')
  const at = (name: OrderTab, number = 1) =>
    withQuery(paths.history, {
      tab: name === 'all' ? undefined : name,
      page: number > 1 ? number : undefined,
    })
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 md:gap-5 md:pt-6"
    >
      <PageHead title={title} indexed={false} />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <Tabs
        label={title}
        tabs={orderTabs
          .filter((name) => !(redeemed && name === 'toPay'))
          .map((name) => ({
            to: at(name),
            text: say(tabWords[name]),
            current: name === tab,
            ...(name === 'toPay' || name === 'shipping' ? { count: counts[name] ?? 0 } : {}),
          }))}
      />
      {tab === 'toPay' && orders.length > 1 ? (
        <LinkButton to={paths.paymentCombine()} reloadDocument variant="secondary">
          {pay('money.combine')}
        </LinkButton>
      ) : null}
      {orders.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say(tab === 'all' ? 'history.none' : 'history.noneHere')}
          {...(tab === 'all' ? { text: say('history.noneText') } : {})}
          action={
            tab === 'all' ? (
              <LinkButton to={paths.products}>{shop('product.showAll')}</LinkButton>
            ) : (
              <LinkButton to={at('all')}>{say('history.seeAll')}</LinkButton>
            )
          }
        />
      ) : (
        <ul className="grid gap-2 md:grid-cols-2 md:gap-4">
          {orders.map((order) => (
            <OrderCard key={`${order.saleUnit} ${order.number}`} order={order} />
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav aria-label={say('history.pages')} className="flex items-center justify-center gap-3 py-2">
          {page > 1 ? (
            <LinkButton variant="secondary" to={at(tab, page - 1)}>
              {say('history.newer')}
            </LinkButton>
          ) : null}
          <span className="tabular text-muted text-sm">{say('history.page', { page, pages })}</span>
          {page < pages ? (
            <LinkButton variant="secondary" to={at(tab, page + 1)}>
              {say('history.older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </main>
  )
}

/** The tab and the status say these already. */
const quietMoney = new Set<MoneyState>(['unpaid', 'paid'])

function OrderCard({ order }: { order: OrderSummary }) {
  const say = useOrderWords()
  const pay = usePayWords()
  const locale = useLocale()
  const to = paths.order({ orderid: order.number, saleunit: order.saleUnit })
  const more = order.lineCount - order.goods.length
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Link to={to} className="tabular inline-flex min-h-11 items-center gap-1 font-bold hover:underline">
          {order.number}
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="text-muted" />
        </Link>
        <StatusTag status={order.status} waitsForMoney={order.tab === 'toPay'} />
      </div>
      <p className="text-muted text-sm">{sayDateTime(new Date(order.placedAt), locale)}</p>
      <ul className="flex items-center gap-2">
        {order.goods.map((product) => (
          <li
            key={`${product.productCode} ${product.unitName.th}`}
            className="relative aspect-square w-14 shrink-0 overflow-hidden rounded-input text-xs"
          >
            {product.picture ? (
              <Picture
                src={`/files/${product.picture}`}
                width={600}
                height={600}
                sizes="56px"
                alt={`${pick(locale, product.name.th, product.name.en)} ${sayCounted(product.quantity, pick(locale, product.unitName.th, product.unitName.en))}`}
              />
            ) : (
              <span className="block aspect-square bg-primary-tint" />
            )}
          </li>
        ))}
        {more > 0 ? <li className="tabular text-muted text-sm">+{more}</li> : null}
      </ul>
      {order.placedBy.kind === 'customer' ? null : (
        <p className="text-secondary-text text-sm">{say('order.placedBy', { name: order.placedBy.name })}</p>
      )}
      {order.payment === 'POINTS' || quietMoney.has(order.moneyState) ? null : (
        <p className="text-sm">{pay(moneyNames[order.moneyState])}</p>
      )}
      {order.paymentOverdue ? <p className="text-danger text-sm">{say('order.overdue')}</p> : null}
      {order.deliverOn && order.tab !== 'cancelled' && order.tab !== 'done' ? (
        <p className="text-sm">
          {say('history.comes', { day: sayWeekday(noonOf(order.deliverOn), locale) })}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-hairline border-t pt-2">
        <strong className="tabular text-lg">
          {order.payment === 'POINTS'
            ? say('points.count', { points: sayNumber(order.points) })
            : sayMoney(order.total)}
        </strong>
        <span className="flex gap-2">
          {order.tab === 'toPay' ? (
            <LinkButton size="sm" to={`${to}#money`}>
              {say('history.pay')}
            </LinkButton>
          ) : null}
          <BuyAgain orderNumber={order.number} label={say('again.buy')} />
        </span>
      </div>
    </Card>
  )
}
