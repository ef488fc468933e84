import type { LoaderFunctionArgs } from 'react-router'
import { chatPictureContract } from '#shop/chat/chat-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pictureResponse } from '#web/shared/pictures/picture-response.ts'

/** A picture of the customer's own chat. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { saleunit = '', chatid = '', id = '', size } = params
  const { call } = context.get(visitorContext)
  return pictureResponse({ id, size, request }, (wanted) =>
    call(chatPictureContract, { saleUnit: saleunit.slice(0, 10), conversationId: chatid, ...wanted }),
  )
}
