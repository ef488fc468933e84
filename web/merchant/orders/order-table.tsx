import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedOrder } from '#shop/merchant-orders/merchant-order-contracts.ts'
import type { StaffTab } from '#shop/merchant-orders/staff-tabs.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { MoneyDot, StatusDot } from '#web/merchant/order-moves/order-dots.tsx'
import { sayMethod } from '#web/merchant/payments/payment-sayings.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Tag } from '#web/ui/tag.tsx'
import { type SayOrder, useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Weekday, day and hours of the delivery, or that it is picked up. */
function sayRound({ deliverOn, slot, deliveryMethod }: ListedOrder, say: SayOrder, locale: Locale): string {
  const day = deliverOn ? `${sayWeekday(noonOf(deliverOn), locale)} ${slot}`.trim() : say('orders.noRound')
  return deliveryMethod === 'PICKUP' ? `${say('orders.delivery.PICKUP')} ${deliverOn ? day : ''}`.trim() : day
}

/** Such as 5 ม.ค. 14:30, a time near enough to need no year. */
const sayNear = (at: Date, locale: Locale) =>
  `${sayDate(at, locale).replace(/ \d+$/, '')} ${sayTime(at, 'en')}`

type OrderTableProps = {
  orders: readonly ListedOrder[]
  tab: StaffTab
  selection: Selection | undefined
  /** The address that shows an order beside the list. */
  besideOf: (number: string) => string
  open: string | undefined
}

export function OrderTable({ orders, tab, selection, besideOf, open }: OrderTableProps) {
  const say = useMerchantOrderWords()
  const sayPayment = usePaymentWords()
  const locale = useLocale()
  const showsStatus = tab === 'all' || tab === 'cancelled'
  const columns: Column<ListedOrder>[] = [
    {
      key: 'customer',
      head: say('orders.customer'),
      card: 'title',
      className: 'max-w-72',
      cell: ({ customerName }) => (
        <span className="line-clamp-2 @min-[700px]:line-clamp-1">{customerName}</span>
      ),
    },
    {
      key: 'number',
      head: say('orders.number'),
      card: 'line',
      cell: ({ number, isShort }) => (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          {number}
          {isShort ? <Tag tone="secondary">{say('orders.short')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'placed',
      head: say('orders.placed'),
      card: 'none',
      className: 'whitespace-nowrap',
      cell: ({ placedAt }) => sayNear(new Date(placedAt), locale),
    },
    {
      key: 'round',
      head: say('orders.round'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: (order) => (
        <>
          {sayRound(order, say, locale)}
          <RunOf order={order} isLinked={selection !== undefined} />
        </>
      ),
    },
    {
      key: 'area',
      head: say('orders.area'),
      card: 'none',
      className: '@max-[64rem]:hidden max-w-40',
      cell: ({ district }) => <span className="block truncate">{district}</span>,
    },
    {
      key: 'payment',
      head: say('orders.payment'),
      card: 'none',
      className: joinClasses('whitespace-nowrap', showsStatus && '@max-[64rem]:hidden'),
      cell: ({ payment }) => sayMethod(sayPayment, payment),
    },
    {
      key: 'money',
      head: say('orders.money'),
      card: 'end',
      cell: ({ moneyState }) => <MoneyDot state={moneyState} />,
    },
    ...(showsStatus
      ? [
          {
            key: 'status',
            head: say('orders.status'),
            card: 'end',
            cell: ({ status }: ListedOrder) => <StatusDot status={status} />,
          } as const,
        ]
      : []),
    {
      key: 'total',
      head: say('orders.total'),
      card: 'side',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: ({ total, points }) =>
        points > 0 ? say('orders.points', { points: sayNumber(points) }) : sayMoney(total),
    },
  ]
  return (
    <DataList
      label={say('orders.list')}
      columns={columns}
      rows={orders}
      keyOf={({ number }) => number}
      nameOf={({ customerName, number }) => `${customerName} ${number}`}
      hrefOf={({ number }) => orderPaths.order({ orderid: number })}
      besideOf={({ number }) => besideOf(number)}
      openKey={open}
      selection={selection}
    />
  )
}

/** In which run it rides; who may not dispatch sees it without a link. */
function RunOf({ order: { run, riderName }, isLinked }: { order: ListedOrder; isLinked: boolean }) {
  const say = useMerchantOrderWords()
  if (!run) return null
  const text = [riderName, say('run.stop', { place: run.place })].filter(Boolean).join(' · ')
  const look = 'flex items-center gap-1 text-xs'
  const icon = <Truck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
  if (!isLinked)
    return (
      <span className={look}>
        {icon}
        {text}
      </span>
    )
  return (
    <Link to={orderPaths.run({ run: run.id })} className={`${look} text-primary-text underline`}>
      {icon}
      {text}
    </Link>
  )
}
