import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { countProducts } from '#shop/orders/count-products.ts'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { findPayTo } from '#web/customer/payments/find-pay-to.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { SucceedScreen } from './succeed-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const orderNumber = url.searchParams.get('order')?.slice(0, 40)
  const saleUnit = url.searchParams.get('saleunit')?.slice(0, 10)
  if (!orderNumber) throw redirect(paths.history)
  return showProblems(async () => {
    const { order, lines } = await visitor.call(orderDetailContract, {
      orderNumber,
      ...(saleUnit ? { saleUnit } : {}),
    })
    return { order, productCount: countProducts(lines), payTo: await findPayTo(visitor, order) }
  })
}

export default function SucceedRoute() {
  return <SucceedScreen {...useLoaderData<typeof loader>()} />
}
