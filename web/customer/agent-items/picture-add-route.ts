import type { ActionFunctionArgs } from 'react-router'
import { agentItemPictureContract } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentItemProblems } from '#shop/agent-trade/agent-item-problems.ts'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

const longestForm = largestUpload + 100_000

export function loader() {
  return new Response(null, { status: 405 })
}

/** Takes one picture of an own item: its name, or why it is refused. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { callAsSelf, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  const picture = form?.get('picture')
  if (!(picture instanceof File))
    return Response.json({ why: agentItemProblems.notPicture[locale] }, { status: 400 })
  try {
    const { name } = await callAsSelf(agentItemPictureContract, {
      picture: { bytes: new Uint8Array(await picture.arrayBuffer()), type: picture.type },
    })
    return Response.json({ name })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return Response.json({ why: error.said }, { status: error.status })
  }
}
