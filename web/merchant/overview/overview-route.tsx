import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { checkListContract } from '#shop/check-list/check-list-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import { daySummaryContract, overviewContract } from '#shop/reports/report-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readMonth } from './overview-query.ts'
import { OverviewScreen } from './overview-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const user = (await findStaff())?.user
    const saleUnit = user?.centre ?? ''
    const month = readMonth(url.searchParams)
    const role = user?.role.RoleCode
    const leads = role === roles.owner || role === roles.manager
    const [overview, summary, checkList] = await Promise.all([
      callAsStaff(overviewContract, { saleUnit, ...(month ? { month } : {}) }),
      callAsStaff(daySummaryContract, { saleUnit }),
      leads ? callAsStaff(checkListContract, { saleUnit }) : undefined,
    ])
    const isOwn = role === roles.salesperson
    return { overview, summary, checkList, isOwn, today: bangkokDay(new Date()) }
  })
}

export default function OverviewRoute() {
  return <OverviewScreen {...useLoaderData<typeof loader>()} />
}
