import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CustomerListScreen } from './customer-list-screen.tsx'

const pageSize = 12

export async function loader({ url, context }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), 10_000)
  return showProblems(async () => {
    // One more row than shown tells whether there is another page.
    const found = await context
      .get(visitorContext)
      .callAsStaff(customerListContract, { text, take: pageSize + 1, skip: (page - 1) * pageSize })
    return { text, page, more: found.length > pageSize, customers: found.slice(0, pageSize) }
  })
}

export default function CustomerListRoute() {
  return <CustomerListScreen {...useLoaderData<typeof loader>()} />
}
