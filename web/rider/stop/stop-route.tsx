import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadDay } from '#web/rider/sending/load-day.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import { StopScreen } from './stop-screen.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadDay(context.get(visitorContext))
}

/** The run is on the phone: a stop opens without a signal. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return riderPhone.current().loaded ?? serverLoader<typeof loader>()
}

export default function StopRoute() {
  const { orderid = '', saleunit = '' } = useParams()
  return (
    <StopScreen
      key={orderid}
      loaded={useLoaderData<typeof clientLoader>()}
      orderNumber={orderid}
      saleUnit={saleunit}
    />
  )
}
