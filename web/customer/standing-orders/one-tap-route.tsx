import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { oneTapLinkContract } from '#shop/standing-orders/standing-order-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { OneTapScreen } from './one-tap-screen.tsx'

/** Previews of messages open links too: opening one only shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const token = (params.token ?? '').slice(0, 60)
  try {
    return { token, run: await call(oneTapLinkContract, { token }), problem: '' }
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status >= 500) throw error
    return { token, run: undefined, problem: error.said }
  }
}

export default function OneTapRoute() {
  return <OneTapScreen {...useLoaderData<typeof loader>()} />
}
