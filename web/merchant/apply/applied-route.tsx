import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  ownApplicationContract,
  uploadCentreImageContract,
} from '#shop/applications/application-contracts.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { readForm } from '#web/kit/calls/read-form.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { AppliedScreen } from './applied-screen.tsx'
import { readPictures } from './read-pictures.ts'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const longestForm = 3 * largestUpload + 200_000

/** A token that ended, because the application was replaced or erased, leads to a new form. */
async function loadOwn({ jar, callWith }: Visitor) {
  const token = jar.get('applicant')
  if (!token) throw redirect(merchantPaths.register)
  try {
    return { token, application: await callWith(token, ownApplicationContract, {}) }
  } catch (error) {
    if (!(error instanceof CallProblem) || ![401, 403, 404].includes(error.status)) throw error
    jar.set('applicant', '')
    throw redirect(merchantPaths.register)
  }
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { application } = await loadOwn(context.get(visitorContext))
  return { application, hasFailed: url.searchParams.get('pictures') === 'failed' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const failed = (problem: FormProblem, status: number) => data({ problem }, { status })
  const form = await readForm(request, longestForm)
  const { code, [visitor.locale]: message } = applicationsProblems.noPicture
  if (!form) return failed({ message, code, fields: {} }, 413)
  const { token, application } = await loadOwn(visitor)
  try {
    const { saleUnit } = application
    await visitor.callWith(token, uploadCentreImageContract, { saleUnit, ...(await readPictures(form)) })
    return redirect(officePaths.applied)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { Message, Code, Fields = [] } = error.problem
    const fields = Object.fromEntries(Fields.map(({ Field, Reason }) => [Field, Reason]))
    return failed({ message: Message, code: Code, fields }, error.status)
  }
}

export default function AppliedRoute() {
  const answered = useActionData<typeof action>()
  return (
    <AppliedScreen
      {...useLoaderData<typeof loader>()}
      problem={answered && 'problem' in answered ? answered.problem : undefined}
    />
  )
}
