import type { LoaderFunctionArgs } from 'react-router'
import { rowsAtOnce } from '#shop/reports/sales-groups.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { reportSay } from '#web/words/merchant/reports/report-say.ts'
import { loadReport } from './load-report.ts'
import { reportNames } from './report-names.ts'
import { readReportQuery } from './report-query.ts'
import { sheetOf } from './report-sheet.ts'
import type { ReportSheet } from './sheet.ts'

const mostRows = 20_000

/** The whole report with the filters of the page. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { locale } = visitor
  const name = oneOf(reportNames, params.report ?? null)
  if (!name) throw new Response(null, { status: 404 })
  const query = readReportQuery(url.searchParams, bangkokDay(new Date()))
  return showProblems(async () => {
    const saleUnit = (await visitor.findStaff())?.user.centre ?? ''
    const say = reportSay(locale)
    const pageFrom = async (skip: number) =>
      sheetOf(
        await loadReport(visitor, { report: name, query, saleUnit, take: rowsAtOnce, skip }),
        { say, locale },
        query,
      )
    const first = await pageFrom(0)
    const rows: ReportSheet['rows'] = [...first.rows]
    while (rows.length < Math.min(first.count, mostRows)) {
      const next = await pageFrom(rows.length)
      if (next.rows.length === 0) break
      rows.push(...next.rows)
    }
    return xlsxResponse({
      fileName: `${name}-${saleUnit}-${query.from}-${query.to}`,
      heads: [...first.heads.map(({ text }) => text), say('report.code')],
      rows: rows.map(({ key, cells }) => [...cells.map(({ raw }) => raw), key]),
    })
  })
}
