import type { ActionFunctionArgs } from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { centrePhotoContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

const longestForm = largestUpload + 100_000

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one photo, sent by the editor's script; it is shown once the photos are saved. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  const picture = (await readForm(request, longestForm))?.get('picture')
  if (!(picture instanceof File))
    return Response.json({ why: merchantCentreProblems.notPicture[locale] }, { status: 400 })
  try {
    const { name } = await callAsStaff(centrePhotoContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
    })
    return Response.json({ name })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return Response.json({ why: error.said }, { status: error.status })
  }
}
