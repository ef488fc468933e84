import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dueStates } from '#shop/my-sales/customer-rhythm.ts'
import { dueCustomersContract } from '#shop/my-sales/my-sales-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'
import { DueScreen } from './due-screen.tsx'
import { loadSalesPage } from './sales-page.ts'

const shownAtOnce = 24

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { searchParams: search } = url
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const query = onlySet({
      state: oneOf(dueStates, search.get('state')),
      text: readText(search.get('text'), 60),
      saleCode: readText(search.get('saleCode'), 20),
    })
    const pages = Math.min(8, Math.max(1, Math.floor(Number(search.get('pages'))) || 1))
    const list = await visitor.callAsStaff(dueCustomersContract, {
      ...{ saleUnit: page.saleUnit, ...query, take: pages * shownAtOnce, skip: 0 },
    })
    return { page, query, pages, list }
  })
}

export default function DueRoute() {
  return <DueScreen {...useLoaderData<typeof loader>()} />
}
