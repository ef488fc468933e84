import type { ActionFunctionArgs } from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { contentPictureContract, pictureUses } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'

const longestForm = largestUpload + 100_000

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one picture, sent by the editor's script; its name goes into what is typed. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const picture = form?.get('picture')
  const use = oneOf(pictureUses, String(form?.get('use')))
  if (!(picture instanceof File) || !use)
    return Response.json({ why: merchantContentsProblems.notPicture[locale] }, { status: 400 })
  try {
    const { name } = await callAsStaff(contentPictureContract, {
      ...{ saleUnit: (await findStaff())?.user.centre ?? '', use },
      picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
    })
    return Response.json({ name })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return Response.json({ why: error.said }, { status: error.status })
  }
}
