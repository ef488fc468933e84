import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { accountDetailContract, confirmEmailContract, updateAccountContract } from '#shop/account/account-contracts.ts'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { EditProfileScreen } from './edit-profile-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return showProblems(() => context.get(visitorContext).call(accountDetailContract, {}))
}
export type EditProfileData = Awaited<ReturnType<typeof loader>>

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  try {
    if (field(form, 'do') === 'confirm') {
      const asked = { requestId: field(form, 'requestId'), code: field(form, 'code') }
      await context.get(visitorContext).call(confirmEmailContract, asked)
      return { saved: true, confirm: null, problem: undefined }
    }
    const { confirm } = await context.get(visitorContext).call(updateAccountContract, {
      name: field(form, 'name'),
      email: field(form, 'email'),
      taxNumber: field(form, 'taxNumber'),
    })
    return { saved: confirm === null, confirm, problem: undefined }
  } catch (error) {
    return formProblem(error)
  }
}

export default function EditProfileRoute() {
  const answer = useActionData<typeof action>()
  return <EditProfileScreen {...useLoaderData<typeof loader>()} answer={answer} />
}
