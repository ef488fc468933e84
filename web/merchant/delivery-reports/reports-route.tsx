import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { reportListPage, reportReasons, reportStates } from '#shop/delivery-reports/delivery-report.ts'
import { reportListContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { ReportsScreen } from './reports-screen.tsx'

export async function loader({ url: { searchParams }, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const state = oneOf(reportStates, searchParams.get('tab')) ?? 'open'
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page')) || 1), 1), 500)
  const narrowed = onlySet({
    reason: oneOf(reportReasons, searchParams.get('reason')),
    text: readText(searchParams.get('text'), 60),
  })
  return showProblems(async () => ({
    query: { state, page, ...narrowed },
    list: await visitor.callAsStaff(reportListContract, {
      ...{
        saleUnit: await centreOf(visitor),
        state,
        skip: (page - 1) * reportListPage,
        take: reportListPage,
        text: '',
      },
      ...narrowed,
    }),
  }))
}

export default function ReportsRoute() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />
}
