import type { ActionFunctionArgs } from 'react-router'
import { chatPictureAddContract } from '#shop/chat/chat-contracts.ts'
import { shopperLeft, shopperMark } from '#web/kit/calls/one-shopper.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { takePicture } from '#web/shared/chat/picture-form.ts'

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes a picture of whoever wrote it: after somebody else signed in on the same phone, it waits. */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<Response> {
  const { call, locale, findShopper } = context.get(visitorContext)
  const shopper = await findShopper()
  const own = shopperMark(
    shopper && {
      code: shopper.user.customerCode,
      saleUnit: shopper.user.activeCentre,
      actedForBy: shopper.actor?.name,
    },
  )
  if (url.searchParams.get('shopper') !== own)
    return Response.json({ code: shopperLeft, message: '' }, { status: 409 })
  return takePicture(request, locale, ({ id, picture }) => call(chatPictureAddContract, { id, picture }))
}
