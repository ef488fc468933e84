import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { addClientContract, clientOptionsContract } from '#shop/agents/agent-client-contracts.ts'
import {
  agentInvitationsContract,
  inviteClientContract,
  withdrawClientInvitationContract,
} from '#shop/agents/agent-invitation-contracts.ts'
import { type ClientForm, clientFields } from '#shop/agents/client-form.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { type AddClientAnswer, AddClientScreen } from './add-client-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsSelf } = context.get(visitorContext)
  return showProblems(async () => {
    const [options, invitations] = await Promise.all([
      callAsSelf(clientOptionsContract, {}),
      callAsSelf(agentInvitationsContract, {}),
    ])
    return { ...options, invitations }
  })
}

const nothing: AddClientAnswer = { problem: undefined, made: undefined, outcome: undefined, of: '' }

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const of = field(form, 'do')
  try {
    if (of === 'link')
      return {
        ...nothing,
        of,
        made: await makeLink(visitor, field(form, 'mobile'), context.get(partsContext).origin),
      }
    if (of === 'withdraw') {
      await visitor.callAsSelf(withdrawClientInvitationContract, { id: field(form, 'id') })
      return { ...nothing, of }
    }
    const values = Object.fromEntries(
      clientFields.map((name) => [name, field(form, name).slice(0, 200)]),
    ) as ClientForm
    const { outcome } = await visitor.callAsSelf(addClientContract, values)
    return { ...nothing, of, outcome }
  } catch (error) {
    const { data: answer, init } = formProblem(error)
    return data({ ...nothing, of, ...answer }, init ?? {})
  }
}

async function makeLink({ callAsSelf, locale }: Visitor, mobile: string, origin: string) {
  const { token, expiresAt } = await callAsSelf(inviteClientContract, { mobile: mobile.slice(0, 20) })
  const path = paths.agentInvitation({ token })
  const link = origin + inLanguage(locale, path)
  return { path, link, expiresAt, qr: qrPath(link) }
}

export default function AddClientRoute() {
  return <AddClientScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
