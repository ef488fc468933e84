import type { ActionFunctionArgs } from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { addPhotoContract } from '#shop/photos/photo-contracts.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'

const longestForm = largestUpload + 100_000
const details = addPhotoContract.request.pick({
  ...{ customerCode: true, id: true, takenAt: true, place: true, groupCode: true, note: true },
})

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one photo from the phone's list. Says whether it arrived, is refused for good, or is to be sent again. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const staff = await findStaff()
  if (!staff) return Response.json({ left: true }, { status: 401 })
  const sent = details.safeParse(readJson(form && field(form, 'request')))
  const picture = form?.get('picture')
  if (!form || !sent.success || !(picture instanceof File))
    return Response.json({ why: photosProblems.notPicture[locale] }, { status: 400 })
  // Whoever is signed in by now sends nothing that another person took.
  if (field(form, 'office') !== officeMark(staff.user)) return Response.json({ left: true })
  try {
    return Response.json(
      await callAsStaff(addPhotoContract, {
        ...{ saleUnit: staff.user.centre, ...sent.data },
        picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
      }),
    )
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { status } = error
    if (status === 401) return Response.json({ left: true }, { status })
    if (status >= 500 || status === 429) return Response.json({ again: true }, { status })
    return Response.json({ why: error.said }, { status })
  }
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
