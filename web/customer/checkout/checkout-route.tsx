import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadCheckout } from '#web/customer/checkout-draft/load-checkout.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  showProblems(() => loadCheckout(url, context.get(visitorContext)))

export default function CheckoutRoute() {
  const data = useLoaderData<typeof loader>()
  return <CheckoutScreen key={data.kind} {...data} />
}
