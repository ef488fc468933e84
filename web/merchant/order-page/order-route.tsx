import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { findOrderDelivery } from '#web/merchant/order-delivery/find-order-delivery.ts'
import { loadRunOf } from '#web/merchant/order-moves/run-of-order.ts'
import { OrderScreen } from './order-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orderid = '', saleunit } = params
  const orderNumber = orderid.slice(0, 40)
  return showProblems(async () => {
    const [detail, run] = await Promise.all([
      visitor.callAsStaff(orderDetailContract, {
        orderNumber,
        ...(saleunit ? { saleUnit: saleunit.slice(0, 10) } : {}),
      }),
      loadRunOf(visitor, orderNumber),
    ])
    return { detail, run, delivery: await findOrderDelivery(visitor, detail.order) }
  })
}

export default function OrderRoute() {
  const { detail, run, delivery } = useLoaderData<typeof loader>()
  return <OrderScreen key={detail.order.number} detail={detail} run={run} delivery={delivery} />
}
