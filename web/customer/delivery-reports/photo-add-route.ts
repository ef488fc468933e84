import type { ActionFunctionArgs } from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { addReportPhotoContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

const longestForm = largestUpload + 100_000
const ids = addReportPhotoContract.request.pick({ id: true, reportId: true })

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one photo of a report: kept, or why it is refused for good. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const { call, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const sent = ids.safeParse({ id: form && field(form, 'id'), reportId: form && field(form, 'reportId') })
  const picture = form?.get('picture')
  if (!form || !sent.success || !(picture instanceof File))
    return Response.json({ why: photosProblems.notPicture[locale] }, { status: 400 })
  try {
    const { id } = await call(addReportPhotoContract, {
      ...{ ...sent.data, orderNumber: (params.orderid ?? '').slice(0, 40) },
      picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
    })
    return Response.json({ id })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const mayHelp = error.status >= 500 || error.status === 429
    return Response.json(mayHelp ? {} : { why: error.said }, { status: error.status })
  }
}
