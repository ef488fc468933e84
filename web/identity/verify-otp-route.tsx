import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { otpLoginContract, otpRequestContract, resetPasswordContract } from '#shop/identity/otp-contracts.ts'
import { sameAs } from '#shop/identity/rules.ts'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { partsContext } from '#web/kit/page-parts.ts'
import { safeReturn } from '#web/kit/safe-return.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { linkWaiting } from '#web/signin/signin.ts'
import { findOtp, keepOtp, maskedMobile } from './otp-cookie.ts'
import { VerifyOtpScreen } from './verify-otp-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = findOtp(context.get(visitorContext).jar)
  if (!asked || asked.purpose === 'rider') return null
  const { inbox } = context.get(partsContext)
  const { reference, channel, purpose, sentAt, lifeSeconds } = asked
  return { reference, channel, purpose, mobile: maskedMobile(asked.mobile), endsAt: sentAt + lifeSeconds * 1000, inbox }
}
export type VerifyOtpData = Awaited<ReturnType<typeof loader>>

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { jar, call, locale } = visitor
  const asked = findOtp(jar)
  if (!asked) throw redirect('/login')
  const form = await request.formData()
  const code = field(form, 'code')
  try {
    if (field(form, 'do') === 'again') {
      const channel = field(form, 'channel') === 'backup' ? 'backup' : 'sms'
      const sent = await call(otpRequestContract, { mobileNo: asked.mobile, purpose: asked.purpose, channel })
      keepOtp(jar, { ...asked, ...sent, sentAt: Date.now() })
      return redirect('/verifyotp?frontend=Y')
    }
    if (asked.purpose === 'reset') {
      const newPassword = field(form, 'newPassword')
      const unequal = sameAs(newPassword)(field(form, 'confirmPassword'))
      if (unequal) return { problem: { message: unequal[locale], code: 'identity.unequal', fields: {} } }
      await call(resetPasswordContract, { requestId: asked.requestId, code, newPassword })
      jar.set('otp', '')
      return redirect('/login')
    }
    const { token, refreshToken, firstTime } = await call(otpLoginContract, { requestId: asked.requestId, code })
    jar.set('customerToken', token)
    jar.set('customerRefresh', refreshToken)
    await linkWaiting(visitor, token)
    jar.set('otp', '')
    return redirect(firstTime && asked.to === '/' ? '/profile-setup' : safeReturn(asked.to))
  } catch (error) {
    return formProblem(error)
  }
}

export default function VerifyOtpRoute() {
  const answer = useActionData<typeof action>()
  return <VerifyOtpScreen asked={useLoaderData<typeof loader>()} problem={answer?.problem} />
}
