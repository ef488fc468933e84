import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { messageSettingsContract } from '#shop/customer-messages/message-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { MessageSettingsScreen } from './settings-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () =>
    visitor.callAsStaff(messageSettingsContract, { saleUnit: await centreOf(visitor) }),
  )
}

export default function MessageSettingsRoute() {
  return <MessageSettingsScreen {...useLoaderData<typeof loader>()} />
}
