import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { refreshContract } from '#shop/identity/sign-in-contracts.ts'
import {
  acceptInvitationContract,
  joinByInvitationContract,
  lookAtInvitationContract,
} from '#shop/people/invitation-contracts.ts'
import { acceptErrors } from '#shop/people/people-rules.ts'
import { CallProblem, loginAddress } from '#web/kit/calls/call.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { askSecondFactor } from '#web/shared/sign-in/second-factor-cookie.ts'
import { InvitationScreen } from './invitation-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']) => token.slice(0, 80).padStart(10, '-')

async function lookAt({ call }: Visitor, token: string) {
  try {
    return { invitation: await call(lookAtInvitationContract, { token }), why: '' }
  } catch (error) {
    // A dead link is a page with a way on, not an error.
    if (error instanceof CallProblem && error.status < 500) return { invitation: null, why: error.said }
    throw error
  }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const token = tokenOf(params)
  const [looked, staff] = await Promise.all([lookAt(visitor, token), visitor.findStaff()])
  return {
    ...looked,
    signedInAs: staff?.user.username ?? null,
    login: loginAddress(merchantPaths.login, officePaths.invitation({ token })),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { jar, call, locale } = visitor
  const token = tokenOf(params)
  const form = await request.formData()
  try {
    if (field(form, 'do') === 'join') return await join(visitor, token)
    const { account, passwordLongest: longest } = await call(lookAtInvitationContract, { token })
    const given = { username: field(form, 'username'), password: field(form, 'password') }
    const wrong = invalidForm(
      acceptErrors(
        { ...given, confirmPassword: field(form, 'confirmPassword') },
        { longest, isNew: account === 'new' },
      ),
      locale,
    )
    if (wrong) return wrong
    saveSignIn(jar, 'merchant', await call(acceptInvitationContract, { token, ...given }))
    jar.set('clientToken', '')
    return redirectDocument(merchantPaths.home)
  } catch (error) {
    return askSecondFactor(jar, error, merchantPaths.home) ?? formProblem(error)
  }
}

/** The further centre is opened at once, with the role there. */
async function join({ jar, call, callAsStaff }: Visitor, token: string): Promise<Response> {
  const { saleUnit } = await callAsStaff(joinByInvitationContract, { token })
  const refreshToken = jar.get('merchantRefresh') ?? ''
  saveSignIn(jar, 'merchant', await call(refreshContract, { refreshToken, saleUnit, rotate: true }))
  return redirect(merchantPaths.home)
}

export default function InvitationRoute() {
  return (
    <InvitationScreen {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  )
}
