import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { accountProblems } from '#shop/account/account-problems.ts'
import { passwordErrors } from '#shop/account/account-rules.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { changePasswordContract } from '#shop/identity/sign-in-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { type FormProblem, field, formProblem } from '#web/kit/calls/form-problem.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ChangePasswordScreen } from './change-password-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { longest: (await context.get(visitorContext).settings()).passwordLongest }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call, settings, locale } = context.get(visitorContext)
  const form = await request.formData()
  const values = {
    oldPassword: field(form, 'oldPassword'),
    newPassword: field(form, 'newPassword'),
    confirmPassword: field(form, 'confirmPassword'),
  }
  const errors = Object.entries(passwordErrors(values, (await settings()).passwordLongest))
  const refused = (fields: FormProblem['fields']) =>
    data({ problem: { message: '', code: 'account.password', fields } }, { status: 400 })
  if (errors.length > 0)
    return refused(Object.fromEntries(errors.map(([name, sentence]) => [name, sentence[locale]])))
  try {
    await call(changePasswordContract, { oldPassword: values.oldPassword, newPassword: values.newPassword })
    return { problem: undefined }
  } catch (error) {
    // The call refuses as a sign-in would; on this page it can only mean the old password.
    if (error instanceof CallProblem && error.problem.Code === identityProblems.wrongSignIn.code)
      return refused({ oldPassword: accountProblems.wrongPassword[locale] })
    return formProblem(error)
  }
}

export default function ChangePasswordRoute() {
  const answer = useActionData<typeof action>()
  return <ChangePasswordScreen {...useLoaderData<typeof loader>()} answer={answer} />
}
