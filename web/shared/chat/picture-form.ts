import { largestUpload } from '#shop/contract/largest-upload.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'

const longestForm = largestUpload + 100_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Sent = { id: string; isNote: boolean; picture: Upload }

/** Takes a picture that a chat sends: what became of it, in the form of a script's answer. */
export async function takePicture(
  request: Request,
  locale: Locale,
  send: (sent: Sent) => Promise<object>,
): Promise<Response> {
  const form = await readForm(request, longestForm)
  const id = form ? field(form, 'id') : ''
  const picture = form?.get('picture')
  if (!form || !uuid.test(id) || !(picture instanceof File)) {
    const { status, code, [locale]: message } = photosProblems.notPicture
    return Response.json({ code, message }, { status })
  }
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const sent = { id, isNote: field(form, 'isNote') === 'yes', picture: { bytes, type: picture.type } }
    return Response.json(await send(sent))
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return Response.json({ code: error.problem.Code, message: error.said }, { status: error.status })
  }
}
