import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { teamVisitsContract } from '#shop/my-sales/visit-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { onlySet, readDay } from '#web/merchant/lists/read-query.ts'
import { loadSalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { TeamScreen } from './team-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const query = onlySet({ day: readDay(url.searchParams.get('day')) })
    return {
      page,
      team: await visitor.callAsStaff(teamVisitsContract, { saleUnit: page.saleUnit, ...query }),
    }
  })
}

export default function TeamRoute() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />
}
