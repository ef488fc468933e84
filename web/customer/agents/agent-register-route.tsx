import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { agentApplicationContract, applyAsAgentContract } from '#shop/agents/agent-application-contracts.ts'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { AgentRegisterScreen } from './agent-register-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const longestForm = 2 * largestUpload + 100_000

export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsSelf, findShopper } = context.get(visitorContext)
  // Who acts for a customer does not apply for them.
  if ((await findShopper())?.actor) return { application: null }
  return showProblems(async () => ({ application: await callAsSelf(agentApplicationContract, {}) }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { callAsSelf, locale } = context.get(visitorContext)
  const form = await readForm(request, longestForm)
  if (!form) {
    const { code, [locale]: message } = customersProblems.uploadFailed
    return data({ problem: { message, code, fields: { shopImage: message } } }, { status: 413 })
  }
  const [shopImage, portraitImage] = [await upload(form, 'shopImage'), await upload(form, 'portraitImage')]
  try {
    await callAsSelf(applyAsAgentContract, {
      taxNo: field(form, 'taxNo').slice(0, 20),
      ...(shopImage ? { shopImage } : {}),
      ...(portraitImage ? { portraitImage } : {}),
    })
    return redirect(paths.agentRegister)
  } catch (error) {
    return formProblem(error)
  }
}

async function upload(form: FormData, name: string) {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) return undefined
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type }
}

export default function AgentRegisterRoute() {
  return (
    <AgentRegisterScreen
      {...useLoaderData<typeof loader>()}
      problem={useActionData<typeof action>()?.problem}
    />
  )
}
