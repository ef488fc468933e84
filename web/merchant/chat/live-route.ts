import type { LoaderFunctionArgs } from 'react-router'
import { mostLiveSeconds } from '#shop/chat/chat.ts'
import { officeChatLiveContract } from '#shop/chat/chat-office-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { heardUpTo, liveResponse } from '#web/shared/chat/live-response.ts'

/** The chats of the centre as they happen, and the one that is open. */
export function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const visitor = context.get(visitorContext)
  const conversationId = url.searchParams.get('chat') ?? undefined
  return liveResponse(async () =>
    visitor.callAsStaff(officeChatLiveContract, {
      ...{ saleUnit: await centreOf(visitor), after: heardUpTo(request), seconds: mostLiveSeconds },
      ...(conversationId && { conversationId }),
    }),
  )
}
