import type { LoaderFunctionArgs } from 'react-router'
import { type ApplicationPicture, applicationPictures } from '#shop/applications/application-form.ts'
import { applicationPictureContract } from '#shop/applications/application-office-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** A picture for who may decide; a look at the card is recorded, so it must not be cached. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '', picture = '' } = params
  if (!applicationPictures.includes(picture as ApplicationPicture)) throw new Response('', { status: 404 })
  try {
    const { content, type } = await context.get(visitorContext).callAsStaff(applicationPictureContract, {
      id,
      picture: picture as ApplicationPicture,
    })
    return new Response(Buffer.from(content, 'base64'), {
      headers: {
        'content-type': type,
        'cache-control': 'no-store',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  } catch (error) {
    if (error instanceof CallProblem) throw new Response(error.problem.Message, { status: error.status })
    throw error
  }
}
