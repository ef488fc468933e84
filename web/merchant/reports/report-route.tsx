import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { orderFiltersContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { loadReport } from './load-report.ts'
import { isOfSales, overseersOnly, reportNames, rowsOnPage } from './report-names.ts'
import { readReportQuery } from './report-query.ts'
import { ReportScreen } from './report-screen.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const name = oneOf(reportNames, params.report ?? 'product')
  if (!name) throw new Response(null, { status: 404 })
  const today = bangkokDay(new Date())
  const query = readReportQuery(url.searchParams, today)
  return showProblems(async () => {
    const user = (await visitor.findStaff())?.user
    const saleUnit = user?.centre ?? ''
    const isOwn = user?.role.RoleCode === roles.salesperson
    const skip = (query.page - 1) * rowsOnPage
    const [report, options] = await Promise.all([
      loadReport(visitor, { report: name, query, saleUnit, take: rowsOnPage, skip }),
      !isOwn && isOfSales(name) ? visitor.callAsStaff(orderFiltersContract, { saleUnit }) : undefined,
    ])
    return {
      ...{ name, report, query, today, isOwn },
      names: reportNames.filter((each) => !isOwn || !overseersOnly.includes(each)),
      salespeople: options?.salespeople ?? [],
    }
  })
}

export default function ReportRoute() {
  return <ReportScreen {...useLoaderData<typeof loader>()} />
}
