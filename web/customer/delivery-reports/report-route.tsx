import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderReportsContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ReportScreen } from './report-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const { orderid = '', saleunit = '' } = params
  const key = { orderNumber: orderid.slice(0, 40), saleUnit: saleunit.slice(0, 10) }
  return showProblems(async () => ({ ...key, ...(await call(orderReportsContract, key)) }))
}

export default function ReportRoute() {
  const data = useLoaderData<typeof loader>()
  return <ReportScreen key={data.orderNumber} {...data} />
}
