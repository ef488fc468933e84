import { FileChartColumn } from 'lucide-react'
import type { checkListContract } from '#shop/check-list/check-list-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { daySummaryContract } from '#shop/reports/report-contracts.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ChartCard } from '#web/merchant/charts/chart-card.tsx'
import { CheckList } from '#web/merchant/check-list/check-list.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { DaySummary } from './day-summary.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MonthChoice } from './month-choice.tsx'
import { type ChartName, chartsOf, hasBegun, type Overview, sayPeriod } from './overview-charts.ts'
import { WaitingTiles } from './waiting-tiles.tsx'

type OverviewScreenProps = {
  overview: Overview
  summary: AnswerOf<typeof daySummaryContract>
  /** What the centre still misses, for those who lead it. */
  checkList: AnswerOf<typeof checkListContract> | undefined
  /** A salesperson sees their own figures. */
  isOwn: boolean
  today: string
}

const kinds = {
  days: 'columns',
  months: 'columns',
  products: 'rows',
  newCustomers: 'rows',
  funnel: 'rows',
} as const satisfies Record<ChartName, 'columns' | 'rows'>

/** The first page of the day: what waits, then how the month goes. */
export function OverviewScreen({ overview, summary, checkList, isOwn, today }: OverviewScreenProps) {
  const say = useReportWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { month, waiting, before, at, counted, firstYear } = overview
  const begun = hasBegun(month, today)
  const year = { from: `${overview.months[0]?.month ?? month}-01`, to: overview.to }
  const chart = (name: ChartName) => (
    <ChartCard
      chart={chartsOf[name](overview, { say, locale })}
      kind={kinds[name]}
      about={sayPeriod(name === 'months' ? year : overview, locale)}
      fileName={`${name}-${month}`}
      exportTo={withQuery(reportPaths.overviewExport, { chart: name, month })}
    />
  )
  return (
    <main
      id="content"
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantHome')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantHome')}</h1>
        <LinkButton
          to={reportPaths.report()}
          variant="secondary"
          size="sm"
          icon={<FileChartColumn aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('overview.reports')}
        </LinkButton>
      </div>
      {checkList?.shown ? <CheckList list={checkList} /> : null}
      <WaitingTiles waiting={waiting} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <MonthChoice month={month} firstYear={firstYear} today={today} />
        {begun ? (
          <p className="text-muted text-xs">
            {say('overview.compared', { period: sayPeriod(before, locale) })} ·{' '}
            {say('overview.summedAt', { time: sayTime(new Date(at), locale) })}
            {isOwn ? ` · ${say('overview.own')}` : ''}
          </p>
        ) : null}
      </div>
      {counted ? null : (
        <p className="rounded-card bg-secondary-tint p-3 text-sm">{say('overview.counting')}</p>
      )}
      {begun ? (
        <KeyFigures overview={overview} />
      ) : (
        <p className="rounded-card bg-sunk p-3 text-sm">{say('overview.future')}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid grid-cols-[minmax(0,1fr)] lg:col-span-2">{chart('days')}</div>
        {chart('months')}
        {chart('funnel')}
        {chart('products')}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {chart('newCustomers')}
          <DaySummary summary={summary} />
        </div>
      </div>
    </main>
  )
}
