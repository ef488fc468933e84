import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitDayContract } from '#shop/my-sales/visit-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { onlySet, readDay, readText } from '#web/merchant/lists/read-query.ts'
import { loadSalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { VisitDayScreen } from './visit-day-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const query = onlySet({
      day: readDay(url.searchParams.get('day')),
      saleCode: readText(url.searchParams.get('saleCode'), 20),
    })
    return { page, day: await visitor.callAsStaff(visitDayContract, { saleUnit: page.saleUnit, ...query }) }
  })
}

export default function VisitDayRoute() {
  const { page, day } = useLoaderData<typeof loader>()
  return <VisitDayScreen key={`${day.day} ${day.saleCode}`} page={page} day={day} />
}
