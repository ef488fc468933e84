import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { configSnapshotsContract } from '#shop/merchant-settings/config-sync-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { SyncScreen } from './sync-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  return showProblems(() => callAsStaff(configSnapshotsContract, {}))
}

export default function SyncRoute() {
  return <SyncScreen {...useLoaderData<typeof loader>()} />
}
