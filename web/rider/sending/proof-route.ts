import type { ActionFunctionArgs } from 'react-router'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { riderProofContract } from '#shop/deliveries/rider-contracts.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { riderMark } from '#web/rider/store/rider-mark.ts'

const longestForm = largestUpload + 100_000
const details = riderProofContract.request.omit({ saleUnit: true, picture: true })

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one picture of a delivery. Says whether it arrived, is refused for good, or is to be sent again. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsRider, findRider, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const rider = await findRider()
  if (!rider) return Response.json({ left: true }, { status: 401 })
  const sent = details.safeParse(readJson(form && field(form, 'request')))
  const picture = form?.get('picture')
  if (!form || !sent.success || !(picture instanceof File))
    return Response.json({ why: photosProblems.notPicture[locale] }, { status: 400 })
  // Whoever is signed in by now sends nothing that another rider took.
  if (field(form, 'rider') !== riderMark(rider.user)) return Response.json({ left: true })
  try {
    return Response.json(
      await callAsRider(riderProofContract, {
        ...{ saleUnit: rider.user.saleUnit, ...sent.data },
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
