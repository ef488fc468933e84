import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadDay } from '#web/rider/sending/load-day.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import { InvoiceScreen } from './invoice-screen.tsx'
import { onlyApprovers } from './only-approvers.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  await onlyApprovers(visitor)
  return loadDay(visitor)
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return riderPhone.current().loaded ?? serverLoader<typeof loader>()
}

export default function InvoiceRoute() {
  const { orderid = '', saleunit = '' } = useParams()
  return (
    <InvoiceScreen loaded={useLoaderData<typeof clientLoader>()} orderNumber={orderid} saleUnit={saleunit} />
  )
}
