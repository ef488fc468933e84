import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadDay } from '#web/rider/sending/load-day.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import { RunScreen } from './run-screen.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  // The document for every rider holds nobody's run.
  return context.get(partsContext).isShell ? null : loadDay(context.get(visitorContext))
}

/** Back from a stop, the run on the phone is shown: there may be no signal. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return riderPhone.current().loaded ?? serverLoader<typeof loader>()
}

export default function RunRoute() {
  return <RunScreen loaded={useLoaderData<typeof clientLoader>()} />
}
