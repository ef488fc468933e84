import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  accountDetailContract,
  confirmEmailContract,
  updateAccountContract,
} from '#shop/account/account-contracts.ts'
import { confirmStateContract } from '#shop/identity/confirm-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { leadToConfirm } from '#web/kit/visit/confirm-first.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { EditProfileScreen } from './edit-profile-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const here = paths.editProfile

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  return showProblems(async () => {
    const [detail, { confirmed, bound }] = await Promise.all([
      call(accountDetailContract, {}),
      call(confirmStateContract, {}),
    ])
    return { ...detail, confirmed, bound }
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(visitorContext)
  const form = await request.formData()
  if (field(form, 'do') === 'confirm') return confirm(call, form)
  try {
    const { confirm } = await call(updateAccountContract, {
      name: field(form, 'name'),
      // Without the field the address stays: the form has it only after confirmation.
      email: form.has('email') ? field(form, 'email') : undefined,
      taxNumber: field(form, 'taxNumber'),
    })
    return { saved: confirm === null, confirm, problem: undefined }
  } catch (error) {
    return leadToConfirm(error, here) ?? formProblem(error)
  }
}

/** After a wrong code the form keeps the code request, so that it works without script too. */
async function confirm(call: Visitor['call'], form: FormData) {
  const [requestId, reference, email] = ['requestId', 'reference', 'email'].map((name) =>
    field(form, name),
  ) as [string, string, string]
  try {
    await call(confirmEmailContract, { requestId, code: field(form, 'code') })
    return { saved: true, confirm: null, problem: undefined }
  } catch (error) {
    const { data: answer, init } = formProblem(error)
    return data(
      { saved: false, confirm: { requestId, reference, email }, problem: answer.problem },
      init ?? {},
    )
  }
}

export default function EditProfileRoute() {
  const answer = useActionData<typeof action>()
  return <EditProfileScreen {...useLoaderData<typeof loader>()} answer={answer} />
}
