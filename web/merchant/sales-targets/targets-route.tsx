import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { salesTargetsContract } from '#shop/my-sales/target-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { onlySet } from '#web/merchant/lists/read-query.ts'
import { loadSalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { readMonth } from '#web/merchant/overview/overview-query.ts'
import { TargetsScreen } from './targets-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const query = onlySet({ month: readMonth(url.searchParams) })
    return {
      page,
      targets: await visitor.callAsStaff(salesTargetsContract, { saleUnit: page.saleUnit, ...query }),
    }
  })
}

export default function TargetsRoute() {
  const { page, targets } = useLoaderData<typeof loader>()
  return <TargetsScreen key={targets.month} page={page} targets={targets} />
}
