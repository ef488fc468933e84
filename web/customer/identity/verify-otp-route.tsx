import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { otpLoginContract, otpRequestContract, resetPasswordContract } from '#shop/identity/otp-contracts.ts'
import { userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { codeErrors, resetPasswordErrors } from '#shop/identity/sign-in-rules.ts'
import { maskMobile } from '#shop/thai/phone.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { pendingPath } from '#web/kit/visit/pending-path.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { linkWaiting } from '#web/shared/sign-in/link-waiting.ts'
import { findOtp, saveOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { VerifyOtpScreen } from './verify-otp-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { jar, settings } = context.get(visitorContext)
  const requested = findOtp(jar)
  if (!requested || requested.purpose === 'rider') return null
  const { inbox } = context.get(partsContext)
  const { reference, channel, purpose, sentAt, lifeSeconds } = requested
  return {
    ...{
      reference,
      channel,
      purpose,
      inbox,
      mobile: maskMobile(requested.mobile),
      leftMs: Math.max(0, sentAt + lifeSeconds * 1000 - Date.now()),
    },
    again: url.searchParams.get('sent') === 'again',
    passwordLongest: (await settings()).passwordLongest,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { jar, call, locale, settings } = visitor
  const requested = findOtp(jar)
  if (!requested) throw redirect(paths.login)
  const form = await request.formData()
  const code = field(form, 'code')
  try {
    if (field(form, 'do') === 'again') {
      const channel = field(form, 'channel') === 'backup' ? 'backup' : 'sms'
      const sent = await call(otpRequestContract, {
        mobileNo: requested.mobile,
        purpose: requested.purpose,
        channel,
      })
      saveOtp(jar, { ...requested, ...sent, sentAt: Date.now() })
      return redirect(withQuery(paths.verifyOtp, { frontend: 'Y', sent: 'again' }))
    }
    if (requested.purpose === 'reset') {
      const [newPassword, confirmPassword] = [field(form, 'newPassword'), field(form, 'confirmPassword')]
      const wrong = invalidForm(
        resetPasswordErrors({ code, newPassword, confirmPassword }, (await settings()).passwordLongest),
        locale,
      )
      if (wrong) return wrong
      await call(resetPasswordContract, { requestId: requested.requestId, code, newPassword })
      jar.set('otp', '')
      return await enterWithNew(visitor, { username: requested.mobile, password: newPassword }, requested.to)
    }
    const wrong = invalidForm(codeErrors({ code }), locale)
    if (wrong) return wrong
    const signedIn = await call(otpLoginContract, {
      requestId: requested.requestId,
      code,
      dist: jar.get('selectedCentre')?.slice(0, 10),
    })
    saveSignIn(jar, 'customer', signedIn)
    await linkWaiting(visitor, signedIn.token)
    jar.set('otp', '')
    return redirect(
      signedIn.firstTime && requested.to === paths.home ? paths.profileSetup : safeReturn(requested.to),
    )
  } catch (error) {
    const pending = pendingPath(error)
    if (pending) return redirect(pending)
    return formProblem(error)
  }
}

/** A verified number with a new password is signed in; a refusal is explained on the sign-in page. */
async function enterWithNew(visitor: Visitor, given: { username: string; password: string }, to: string) {
  try {
    const signedIn = await visitor.call(userLoginContract, {
      ...given,
      dist: visitor.jar.get('selectedCentre')?.slice(0, 10),
    })
    saveSignIn(visitor.jar, 'customer', signedIn)
    await linkWaiting(visitor, signedIn.token)
    return redirect(safeReturn(to))
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return redirect(withQuery(paths.login, { done: 'reset', to: to === paths.home ? undefined : to }))
  }
}

export default function VerifyOtpRoute() {
  const answer = useActionData<typeof action>()
  return <VerifyOtpScreen requested={useLoaderData<typeof loader>()} problem={answer?.problem} />
}
