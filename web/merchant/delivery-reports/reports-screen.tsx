import { Select } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  type ReportReason,
  type ReportState,
  reportReasons,
  reportStates,
} from '#shop/delivery-reports/delivery-report.ts'
import type { ListedReport, reportListContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useLiveOrders } from '#web/merchant/order-moves/use-live-orders.ts'
import * as reportPaths from '#web/paths/delivery-report-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useGoodsWords } from '#web/words/merchant/goods/goods-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ReportDot, reasonWords, stateWords } from './goods-dots.tsx'

type Query = { state: ReportState; page: number; reason?: ReportReason; text?: string }
type ReportsScreenProps = { query: Query; list: AnswerOf<typeof reportListContract> }

/** What customers reported, the oldest open report first; it is answered on the page of its order. */
export function ReportsScreen({ query, list }: ReportsScreenProps) {
  const say = useGoodsWords()
  const navigate = useNavigate()
  const reload = useReload()
  useLiveOrders(() => void reload())
  const { state, page, reason, text } = query
  const title = say('goods.listTitle')
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(reportPaths.reports, {
      ...{ tab: state === 'open' ? undefined : state, reason, text, ...changed },
    })
  const countOf = (each: ReportState) => (each === 'answered' ? 0 : list.counts[each])
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={merchantPaths.orders}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('goods.back')}
      </Link>
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <ListTabs
        label={say('goods.tabs')}
        tabs={reportStates.map((each) => ({
          text: (
            <>
              {say(stateWords[each])}
              {countOf(each) > 0 ? (
                <span className="tabular rounded-chip bg-sunk px-1.5 text-ink text-xs">{countOf(each)}</span>
              ) : null}
            </>
          ),
          to: to({ tab: each === 'open' ? undefined : each }),
          current: each === state,
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <SearchField label={say('goods.search')} text={text ?? ''} to={(typed) => to({ text: typed })} />
        <Select
          aria-label={say('goods.reasonFilter')}
          className="w-40"
          allowDeselect={false}
          value={reason ?? ''}
          data={[
            { value: '', label: say('goods.anyReason') },
            ...reportReasons.map((each) => ({ value: each, label: say(reasonWords[each]) })),
          ]}
          onChange={(each) => navigate(to({ reason: each || undefined }), { preventScrollReset: true })}
        />
      </div>
      {list.reports.length > 0 ? (
        <ReportTable reports={list.reports} />
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={reason || text || state !== 'open' ? say('goods.noneFound') : say('goods.none')}
          text={reason || text ? undefined : say('goods.noneText')}
        />
      )}
      <Pager
        first={page > 1 ? to({}) : undefined}
        next={list.isMore ? to({ page: String(page + 1) }) : undefined}
      />
    </main>
  )
}

function ReportTable({ reports }: { reports: readonly ListedReport[] }) {
  const say = useGoodsWords()
  const locale = useLocale()
  const whatOf = ({ firstName, lineCount }: ListedReport) =>
    lineCount > 1
      ? say('goods.whatMore', { name: firstName[locale], count: lineCount - 1 })
      : firstName[locale]
  const columns: Column<ListedReport>[] = [
    {
      ...{ key: 'order', head: say('goods.order'), card: 'title', className: 'tabular whitespace-nowrap' },
      cell: ({ orderNumber }) => orderNumber,
    },
    {
      ...{ key: 'customer', head: say('goods.customer'), card: 'line', className: 'max-w-60' },
      cell: ({ customerName }) => <span className="clamp-1">{customerName}</span>,
    },
    {
      ...{ key: 'what', head: say('goods.what'), card: 'line', className: 'max-w-80' },
      cell: (row) => <span className="clamp-1">{whatOf(row)}</span>,
    },
    {
      ...{ key: 'reasons', head: say('goods.reasons'), card: 'line' },
      cell: ({ reasons }) => reasons.map((reason) => say(reasonWords[reason])).join(', '),
    },
    {
      ...{ key: 'photos', head: say('goods.photos'), card: 'none', isNumber: true },
      cell: ({ photoCount }) => (photoCount > 0 ? sayNumber(photoCount) : ''),
    },
    {
      ...{ key: 'at', head: say('goods.at'), card: 'line', className: 'whitespace-nowrap' },
      cell: ({ sentAt }) => sayDateTime(new Date(sentAt), locale),
    },
    {
      ...{ key: 'result', head: say('goods.result'), card: 'end' },
      cell: ({ state, credited, points, answeredBy }) => (
        <span className="grid">
          <ReportDot state={state} />
          {credited > 0 ? <span className="tabular">{sayMoney(credited)}</span> : null}
          {points > 0 ? (
            <span className="tabular">{say('goods.pointsSum', { points: sayNumber(points) })}</span>
          ) : null}
          {answeredBy ? <span className="text-muted text-xs">{answeredBy}</span> : null}
        </span>
      ),
    },
  ]
  return (
    <DataList
      label={say('goods.list')}
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      nameOf={({ orderNumber }) => orderNumber}
      hrefOf={({ orderNumber }) => orderPaths.order({ orderid: orderNumber })}
    />
  )
}
