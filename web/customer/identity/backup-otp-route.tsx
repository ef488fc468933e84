import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { maskMobile } from '#shop/thai/phone.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { findOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { BackupOtpScreen } from './backup-otp-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const requested = findOtp(context.get(visitorContext).jar)
  return requested ? { mobile: maskMobile(requested.mobile) } : null
}

export default function BackupOtpRoute() {
  return <BackupOtpScreen requested={useLoaderData<typeof loader>()} />
}
