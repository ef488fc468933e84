import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  type StandingTab,
  type standingOrderListContract,
  standingTabs,
} from '#shop/standing-orders/standing-office-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { type FilterName, filterNames, type StandingQuery, standingQueryOf } from './standing-order-query.ts'
import { StandingOrderTable } from './standing-order-table.tsx'

type StandingOrdersScreenProps = {
  query: StandingQuery
  list: AnswerOf<typeof standingOrderListContract>
}

/** Who orders what again and again, and which runs need somebody. */
export function StandingOrdersScreen({ query, list }: StandingOrdersScreenProps) {
  const say = useStandingOfficeWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { tab, page, filters } = query
  const { standingOrders, failed, isMore } = list
  const title = say('list.title')
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(orderPaths.standingOrders, standingQueryOf(query, changed))
  const choose = useChoose(to)
  const saidOf = (name: FilterName, value: string) =>
    name === 'day'
      ? `${say('list.day')} ${sayDate(noonOf(value), locale)}`
      : name === 'customer'
        ? `${say('list.customer')} ${value}`
        : value
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={merchantPaths.orders}
        className="-mb-2 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('list.orders')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {standingOrders.length > 0 ? (
          <ExportLink to={withQuery(orderPaths.standingOrderExport, standingQueryOf(query))} />
        ) : null}
      </div>
      <ListTabs
        label={say('list.tabs')}
        tabs={standingTabs.map((each) => ({
          text: say(`tab.${each}`),
          count: each === 'failed' ? failed : 0,
          to: withQuery(orderPaths.standingOrders, standingQueryOf({ ...query, tab: each })),
          current: each === tab,
        }))}
      />
      <FilterPanel
        search={say('list.search')}
        text={filters.text}
        names={filterNames}
        filters={filters}
        saidOf={saidOf}
        to={to}
      >
        <DayField
          label={say('list.day')}
          value={filters.day}
          onChange={(day) => choose('day', day)}
          clearLabel={sayMerchant('list.without', { filter: say('list.day') })}
        />
      </FilterPanel>
      {standingOrders.length > 0 ? (
        <StandingOrderTable standingOrders={standingOrders} />
      ) : (
        <NoneHere isNarrowed={Object.keys(filters).length > 0} tab={tab} />
      )}
      <Pager
        first={page > 1 ? to({}) : undefined}
        next={isMore ? to({ page: String(page + 1) }) : undefined}
      />
    </main>
  )
}

function NoneHere({ isNarrowed, tab }: { isNarrowed: boolean; tab: StandingTab }) {
  const say = useStandingOfficeWords()
  const sayMerchant = useMerchantWords()
  if (!isNarrowed)
    return <EmptyState drawing="nothing-found" title={say('list.none')} text={say('list.noneText')} />
  return (
    <EmptyState
      drawing="nothing-found"
      title={say('list.noneFound')}
      text={say('list.noneFoundText')}
      action={
        <LinkButton variant="secondary" to={withQuery(orderPaths.standingOrders, { tab })}>
          {sayMerchant('list.noFilters')}
        </LinkButton>
      }
    />
  )
}
