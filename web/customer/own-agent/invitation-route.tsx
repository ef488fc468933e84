import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  answerClientInvitationContract,
  lookAtClientInvitationContract,
} from '#shop/agents/agent-invitation-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { InvitationScreen } from './invitation-screen.tsx'

const tokenOf = (params: { token?: string | undefined }) => (params.token ?? '-').slice(0, 100)

/** Reading uses nothing up; why it cannot be accepted is said on the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, findShopper, jar } = context.get(visitorContext)
  const token = tokenOf(params)
  const isSignedIn = (await findShopper())?.kind === 'customer'
  try {
    const invitation = await call(lookAtClientInvitationContract, { token })
    // Whoever has to sign in or register first comes back by it.
    jar.set('agentInvitation', isSignedIn ? '' : token)
    return { invitation, why: '', isSignedIn, here: paths.agentInvitation({ token }) }
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status === 401 || error.status >= 500) throw error
    const dead = { invitation: null, why: error.said, isSignedIn, here: paths.agentInvitation({ token }) }
    return data(dead, { status: error.status })
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(visitorContext)
  const accept = field(await request.formData(), 'do') === 'accept'
  try {
    await call(answerClientInvitationContract, { token: tokenOf(params), accept })
    return redirect(paths.ownAgent)
  } catch (error) {
    return formProblem(error)
  }
}

export default function InvitationRoute() {
  return (
    <InvitationScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  )
}
