import type { LoaderFunctionArgs } from 'react-router'
import { chatPictureContract } from '#shop/chat/chat-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { pictureResponse } from '#web/shared/pictures/picture-response.ts'

/** A picture of a chat of the centre. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { chatid = '', id = '', size } = params
  const visitor = context.get(visitorContext)
  const saleUnit = await centreOf(visitor)
  return pictureResponse({ id, size, request }, (wanted) =>
    visitor.callAsStaff(chatPictureContract, { saleUnit, conversationId: chatid, ...wanted }),
  )
}
