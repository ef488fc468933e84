import type { ActionFunctionArgs } from 'react-router'
import { officeChatPictureAddContract } from '#shop/chat/chat-office-contracts.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'
import { takePicture } from '#web/shared/chat/picture-form.ts'

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes a picture for a customer, of whoever works at the centre for which it was written. */
export async function action({ request, url, params, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsStaff, locale, findStaff } = context.get(visitorContext)
  const staff = await findStaff()
  if (!staff || url.searchParams.get('office') !== officeMark(staff.user))
    return Response.json({ code: shopperLeft, message: '' }, { status: 409 })
  return takePicture(request, locale, (sent) =>
    callAsStaff(officeChatPictureAddContract, {
      ...{ ...sent, saleUnit: staff.user.centre, conversationId: params.chatid ?? '' },
    }),
  )
}
