import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cancelOrderContract, orderAgainContract, orderDetailContract } from '#shop/orders/order-contracts.ts'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { findPayTo } from '#web/payments/payments.tsx'
import { OrderScreen } from './order-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orderid = '', saleunit } = params
  return showProblems(async () => {
    const asked = { orderNumber: orderid.slice(0, 40), ...(saleunit ? { saleUnit: saleunit.slice(0, 10) } : {}) }
    const detail = await visitor.call(orderDetailContract, asked)
    return { ...detail, payTo: await findPayTo(visitor, detail.order) }
  })
}
export type OrderData = Awaited<ReturnType<typeof loader>>

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(visitorContext)
  const form = await request.formData()
  const orderNumber = (params.orderid ?? '').slice(0, 40)
  try {
    if (field(form, 'do') === 'cancel') {
      await call(cancelOrderContract, { orderNumber, why: field(form, 'why').slice(0, 300) })
      return { cancelled: true, problem: undefined }
    }
    const lines = form
      .getAll('line')
      .map(Number)
      .filter((line) => Number.isInteger(line) && line > 0)
      .slice(0, 500)
    return { again: await call(orderAgainContract, { orderNumber, ...(lines.length > 0 ? { lines } : {}) }), problem: undefined }
  } catch (error) {
    return formProblem(error)
  }
}

export default function OrderRoute() {
  return <OrderScreen {...useLoaderData<typeof loader>()} />
}
