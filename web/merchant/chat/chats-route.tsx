import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { chatListPage, chatShows } from '#shop/chat/chat.ts'
import {
  officeChatContract,
  officeChatListContract,
  officeChatOpenContract,
} from '#shop/chat/chat-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf, readText } from '#web/merchant/lists/read-query.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ChatsScreen } from './chats-screen.tsx'

/** The chats of the centre, and the one that is open; `customer` opens theirs, begun if there is none. */
export async function loader({ url: { searchParams }, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff, staffSettings } = visitor
  if (!(await staffSettings()).merchantChat) throw new Response(null, { status: 404 })
  const show = oneOf(chatShows, searchParams.get('show')) ?? 'waiting'
  const text = readText(searchParams.get('text'), 60) ?? ''
  const [chat, customer] = [searchParams.get('chat'), searchParams.get('customer')]
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    if (customer) {
      const { conversationId } = await callAsStaff(officeChatOpenContract, {
        ...{ saleUnit, customerCode: customer.slice(0, 40) },
      })
      throw redirect(withQuery(merchantPaths.chat, { show: 'all', chat: conversationId }))
    }
    const [list, open] = await Promise.all([
      callAsStaff(officeChatListContract, { saleUnit, show, text, skip: 0, take: chatListPage }),
      chat ? callAsStaff(officeChatContract, { saleUnit, conversationId: chat }) : undefined,
    ])
    return { query: { show, text }, list, open }
  })
}

export default function ChatsRoute() {
  return <ChatsScreen {...useLoaderData<typeof loader>()} />
}
