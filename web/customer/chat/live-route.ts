import type { LoaderFunctionArgs } from 'react-router'
import { mostLiveSeconds } from '#shop/chat/chat.ts'
import { chatLiveContract } from '#shop/chat/chat-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { heardUpTo, liveResponse } from '#web/shared/chat/live-response.ts'

/** The customer's chat as it happens. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call } = context.get(visitorContext)
  return liveResponse(() => call(chatLiveContract, { after: heardUpTo(request), seconds: mostLiveSeconds }))
}
