import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { leaveAgentContract, ownAgentContract } from '#shop/agents/agent-client-contracts.ts'
import { answerClientInvitationContract } from '#shop/agents/agent-invitation-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { OwnAgentScreen } from './own-agent-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return showProblems(() => context.get(visitorContext).call(ownAgentContract, {}))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(visitorContext)
  const form = await request.formData()
  const doing = field(form, 'do')
  try {
    if (doing === 'leave') await call(leaveAgentContract, {})
    else await call(answerClientInvitationContract, { id: field(form, 'id'), accept: doing === 'accept' })
    return redirect(paths.ownAgent)
  } catch (error) {
    return formProblem(error)
  }
}

export default function OwnAgentRoute() {
  return (
    <OwnAgentScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  )
}
