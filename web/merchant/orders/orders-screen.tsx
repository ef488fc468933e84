import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  merchantOrderListContract,
  orderFiltersContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { mostCounted, openTabs, type StaffTab, staffTabs } from '#shop/merchant-orders/staff-tabs.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useSelection } from '#web/merchant/lists/use-selection.ts'
import type { RunOfOrder } from '#web/merchant/order-moves/run-of-order.ts'
import { useLiveOrders } from '#web/merchant/order-moves/use-live-orders.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { BulkMoves } from './bulk-moves.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderPanel } from './order-panel.tsx'
import { type OrderQuery, orderQueryOf } from './order-query.ts'
import { OrderTable } from './order-table.tsx'
import { playQuietSound } from './quiet-sound.ts'
import { SoundSwitch, useSound } from './sound-switch.tsx'

type OrdersScreenProps = {
  query: OrderQuery
  list: AnswerOf<typeof merchantOrderListContract>
  options: AnswerOf<typeof orderFiltersContract>
  /** The order shown beside the list. */
  opened: OrderDetail | undefined
  openedRun: RunOfOrder | undefined
  /** A salesperson looks on. */
  mayMove: boolean
}

const tabWords = {
  toApprove: 'orders.tab.toApprove',
  toInvoice: 'orders.tab.toInvoice',
  toShip: 'orders.tab.toShip',
  onTheWay: 'orders.tab.onTheWay',
  late: 'orders.tab.late',
  done: 'orders.tab.done',
  cancelled: 'orders.tab.cancelled',
  all: 'orders.tab.all',
} as const satisfies Record<StaffTab, string>

/** The orders of a centre by what has to be done next; new ones appear by themselves. */
export function OrdersScreen({ query, list, options, opened, openedRun, mayMove }: OrdersScreenProps) {
  const say = useMerchantOrderWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const selection = useSelection(list.orders.map(({ number }) => number))
  const [waiting, setWaiting] = useState(0)
  const [sound, setSound] = useSound()
  const isQuiet = query.after === undefined && selection.chosen.length === 0
  useLiveOrders((placed) => {
    if (placed > 0 && sound) playQuietSound()
    // Rows never move under a finger: what is ticked or paged through stays until it is asked for.
    if (isQuiet) void reload()
    else setWaiting((before) => before + placed)
  })
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(merchantPaths.orders, orderQueryOf(query, changed))
  const countOf = (tab: StaffTab) => (openTabs.includes(tab as never) ? list.counts[tab as 'toApprove'] : 0)
  const textOf = (tab: StaffTab) => {
    const count = countOf(tab)
    return (
      <>
        {say(tabWords[tab])}
        {count > 0 ? (
          <span className="tabular rounded-chip bg-sunk px-1.5 text-ink text-xs">
            {count >= mostCounted ? say('orders.many', { count: mostCounted }) : count}
          </span>
        ) : null}
      </>
    )
  }
  return (
    <main
      id="content"
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-3 py-4 md:px-6 md:py-5',
        opened && 'xl:grid-cols-[minmax(0,1fr)_30rem]',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <PageHead title={sayMerchant('page.merchantOrders')} indexed={false} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantOrders')}</h1>
          <div className="flex items-center gap-3">
            <Link to={orderPaths.standingOrders} className="text-primary-text text-sm underline">
              {say('orders.standing')}
            </Link>
            <Link to={orderPaths.reports} className="text-primary-text text-sm underline">
              {say('orders.reports')}
            </Link>
            <SoundSwitch isOn={sound} onChange={setSound} />
            {list.orders.length > 0 ? (
              <ExportLink to={withQuery(orderPaths.orderExport, orderQueryOf(query))} />
            ) : null}
          </div>
        </div>
        <ListTabs
          label={say('orders.tabs')}
          tabs={staffTabs.map((tab) => ({
            to: withQuery(merchantPaths.orders, orderQueryOf({ ...query, tab })),
            text: textOf(tab),
            current: query.tab === tab,
          }))}
        />
        <OrderFilters query={query} options={options} to={to} />
        {waiting > 0 ? (
          <div
            role="status"
            className="flex items-center gap-3 rounded-card bg-primary-tint px-3 py-2 text-sm"
          >
            <p className="flex-1 font-bold">{say('orders.newOnes', { count: waiting })}</p>
            <Button
              size="sm"
              onClick={() => {
                setWaiting(0)
                selection.clear()
                void reload()
              }}
            >
              {say('orders.showNew')}
            </Button>
          </div>
        ) : null}
        {list.orders.length > 0 ? (
          <OrderTable
            orders={list.orders}
            tab={query.tab}
            selection={mayMove ? selection : undefined}
            besideOf={(number) => to({ after: query.after, open: number })}
            open={opened?.order.number}
          />
        ) : (
          <NoOrders
            isNarrowed={Object.keys(query.filters).length > 0}
            none={withQuery(merchantPaths.orders, { tab: query.tab })}
          />
        )}
        {list.searchedTo ? (
          <p className="flex flex-wrap items-center justify-center gap-2 text-muted text-sm">
            {say('orders.searchedTo', { day: sayDate(new Date(list.searchedTo), locale) })}
            <LinkButton variant="secondary" size="sm" to={to({ after: list.next ?? undefined })}>
              {say('orders.searchFurther')}
            </LinkButton>
          </p>
        ) : (
          <Pager
            first={query.after ? to({}) : undefined}
            next={list.next ? to({ after: list.next }) : undefined}
          />
        )}
        {mayMove ? <BulkMoves selection={selection} orders={list.orders} /> : null}
      </div>
      {opened ? (
        <OrderPanel
          key={opened.order.number}
          detail={opened}
          run={openedRun}
          close={to({ after: query.after })}
        />
      ) : null}
    </main>
  )
}

/** An empty page teaches what it is for. */
function NoOrders({ isNarrowed, none }: { isNarrowed: boolean; none: string }) {
  const say = useMerchantOrderWords()
  const sayMerchant = useMerchantWords()
  if (!isNarrowed)
    return <EmptyState drawing="success" title={say('orders.noneHere')} text={say('orders.noneHereText')} />
  return (
    <EmptyState
      drawing="nothing-found"
      title={say('orders.noneFound')}
      text={say('orders.noneFoundText')}
      action={
        <LinkButton variant="secondary" to={none}>
          {sayMerchant('list.noFilters')}
        </LinkButton>
      }
    />
  )
}
