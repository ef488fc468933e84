import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { salesMonthContract } from '#shop/my-sales/my-sales-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { onlySet, readText } from '#web/merchant/lists/read-query.ts'
import { readMonth } from '#web/merchant/overview/overview-query.ts'
import { MonthScreen } from './month-screen.tsx'
import { loadSalesPage } from './sales-page.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const query = onlySet({
      month: readMonth(url.searchParams),
      saleCode: readText(url.searchParams.get('saleCode'), 20),
    })
    return {
      page,
      month: await visitor.callAsStaff(salesMonthContract, { saleUnit: page.saleUnit, ...query }),
    }
  })
}

export default function MonthRoute() {
  return <MonthScreen {...useLoaderData<typeof loader>()} />
}
