import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { maskMobile } from '#shop/thai/phone.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { BackupOtpScreen } from './backup-otp-screen.tsx'
import { findOtp } from './otp-cookie.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = findOtp(context.get(visitorContext).jar)
  return asked ? { mobile: maskMobile(asked.mobile) } : null
}

export default function BackupOtpRoute() {
  return <BackupOtpScreen asked={useLoaderData<typeof loader>()} />
}
