import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ownerOf } from '#web/merchant/outbox/owner-of.ts'
import { WaitingScreen } from './waiting-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return showProblems(async () => ({ owner: await ownerOf(context.get(visitorContext)) }))
}

export default function WaitingRoute() {
  return <WaitingScreen {...useLoaderData<typeof loader>()} />
}
