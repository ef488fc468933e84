import { Select } from '@mantine/core'
import { useNavigate } from 'react-router'
import { salesSorts } from '#shop/reports/sales-groups.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { DataList } from '#web/merchant/lists/data-list.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { Report } from './load-report.ts'
import { PeriodChoice } from './period-choice.tsx'
import { ReportChoice } from './report-choice.tsx'
import { ReportFigures } from './report-figures.tsx'
import { hasPeriod, isOfSales, isSortable, type ReportName, rowsOnPage } from './report-names.ts'
import { type ReportQuery, reportQueryOf } from './report-query.ts'
import { sheetOf } from './report-sheet.ts'
import type { Cell, SheetRow } from './sheet.ts'

type ReportScreenProps = {
  name: ReportName
  /** The reports to choose from. */
  names: readonly ReportName[]
  report: Report
  query: ReportQuery
  today: string
  isOwn: boolean
  salespeople: readonly { saleCode: string; name: string }[]
}

/** One report: its period, its sums beside those before, and its rows, each leading to what is behind it. */
export function ReportScreen({ name, names, report, query, today, isOwn, salespeople }: ReportScreenProps) {
  const say = useReportWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const sheet = sheetOf(report, { say, locale }, query)
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(reportPaths.report({ report: name }), reportQueryOf(query, changed))
  const choose = (changed: Record<string, string | undefined>) =>
    void navigate(to(changed), { preventScrollReset: true })
  const isMore = query.page * rowsOnPage < sheet.count
  return (
    <main
      id="content"
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${say('report.title')}: ${say(`report.${name}`)}`} indexed={false} />
      <div className="grid gap-1">
        <Breadcrumb
          label={sayMerchant('app.menu')}
          trail={[
            { text: sayMerchant('page.merchantHome'), to: merchantPaths.home },
            { text: say('report.title') },
          ]}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl md:text-2xl">{say('report.title')}</h1>
          {sheet.rows.length > 0 ? (
            <ExportLink to={withQuery(reportPaths.reportExport({ report: name }), reportQueryOf(query))} />
          ) : null}
        </div>
      </div>
      <ReportChoice name={name} names={names} query={query} />
      {hasPeriod(name) ? (
        <PeriodChoice query={query} today={today} to={to}>
          {isOfSales(name) && !isOwn && name !== 'salesperson' ? (
            <Select
              label={say('chart.salesperson')}
              placeholder={say('report.everyone')}
              data={salespeople.map((each) => ({ value: each.saleCode, label: each.name }))}
              value={query.saleCode ?? null}
              onChange={(saleCode) => choose({ saleCode: saleCode ?? undefined })}
              clearable
              searchable={salespeople.length > 8}
            />
          ) : null}
          {isSortable(name) ? (
            <Select
              label={say('report.sort')}
              allowDeselect={false}
              data={salesSorts.map((value) => ({ value, label: say(`report.sort.${value}`) }))}
              value={query.sort}
              onChange={(sort) => choose({ sort: sort === 'total' ? undefined : (sort ?? undefined) })}
            />
          ) : null}
        </PeriodChoice>
      ) : null}
      {report.of === 'sales' && !report.answer.counted ? (
        <p className="rounded-card bg-secondary-tint p-3 text-sm">{say('overview.counting')}</p>
      ) : null}
      <ReportFigures figures={sheet.rows.length > 0 ? sheet.figures : []} />
      {sheet.rows.length > 0 ? (
        <DataList
          label={say(`report.${name}`)}
          columns={sheet.heads.map((each, at) => ({
            ...{ key: each.key, head: each.text, card: each.card, isNumber: each.isNumber },
            cell: (row: SheetRow) => <CellText cell={row.cells[at]} />,
          }))}
          rows={sheet.rows}
          keyOf={({ key }) => key}
          nameOf={({ cells }) => cells[0]?.text ?? ''}
          hrefOf={(row) => row.to}
        />
      ) : (
        <EmptyState drawing="nothing-found" title={sheet.none.title} text={sheet.none.text} />
      )}
      {sheet.hint ? <p className="max-w-prose text-muted text-xs">{sheet.hint}</p> : null}
      <Pager
        first={query.page > 1 ? to({ page: undefined }) : undefined}
        next={isMore ? to({ page: String(query.page + 1) }) : undefined}
      />
    </main>
  )
}

/** A card has no heads, so that some of its cells say more. */
function CellText({ cell }: { cell: Cell | undefined }) {
  if (cell?.card === undefined) return cell?.text
  return (
    <>
      <span className="@max-[700px]:hidden">{cell.text}</span>
      <span className="@min-[700px]:hidden">{cell.card}</span>
    </>
  )
}
