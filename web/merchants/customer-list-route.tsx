import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { CustomerListScreen } from './customer-list-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  return showProblems(async () => ({ text, customers: await context.get(visitorContext).callAsStaff(customerListContract, { text }) }))
}

export default function CustomerListRoute() {
  return <CustomerListScreen {...useLoaderData<typeof loader>()} />
}
