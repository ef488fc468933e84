import type { LoaderFunctionArgs } from 'react-router'
import { toBaht } from '#shop/money/satang.ts'
import { overviewContract } from '#shop/reports/report-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { reportSay } from '#web/words/merchant/reports/report-say.ts'
import { type ChartName, chartsOf } from './overview-charts.ts'
import { readMonth } from './overview-query.ts'

const names = Object.keys(chartsOf) as ChartName[]

/** The figures of one chart, to the satang. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const month = readMonth(url.searchParams)
    const name = oneOf(names, url.searchParams.get('chart')) ?? 'days'
    const overview = await callAsStaff(overviewContract, { saleUnit, ...(month ? { month } : {}) })
    const say = reportSay(locale)
    const { heads, unit, points } = chartsOf[name](overview, { say, locale })
    const figure = (value: number) => (unit === 'money' ? toBaht(value) : value)
    return xlsxResponse({
      fileName: `${name}-${saleUnit}-${overview.month}`,
      heads: [heads.point, heads.value, heads.before].filter((head) => head !== ''),
      rows: points.map((point) => [
        point.name,
        figure(point.value),
        ...(heads.before === '' ? [] : [figure(point.before)]),
      ]),
    })
  })
}
