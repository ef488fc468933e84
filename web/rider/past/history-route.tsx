import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { riderHistoryContract } from '#shop/deliveries/rider-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOfRider } from '#web/rider/sending/centre-of-rider.ts'
import { HistoryScreen } from './history-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () =>
    visitor.callAsRider(riderHistoryContract, { saleUnit: await centreOfRider(visitor) }),
  )
}

/** Without a signal the page opens all the same, and says what it lacks. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<typeof loader>().catch((error: unknown) => {
    if (error instanceof Error) return undefined
    throw error
  })
}

export default function HistoryRoute() {
  return <HistoryScreen first={useLoaderData<typeof clientLoader>()} />
}
