import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { messageLogContract } from '#shop/customer-messages/message-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { readMessageQuery, rowsOfPage } from './log-query.ts'
import { MessageLogScreen } from './log-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const query = readMessageQuery(url.searchParams)
  const { kind, state, text = '' } = query.filters
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const log = await visitor.callAsStaff(messageLogContract, {
      ...{ saleUnit, about: text, take: rowsOfPage, skip: (query.page - 1) * rowsOfPage },
      ...(kind && { kind }),
      ...(state && { state }),
    })
    return { query, saleUnit, ...log }
  })
}

export default function MessageLogRoute() {
  return <MessageLogScreen {...useLoaderData<typeof loader>()} />
}
