import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitorContext } from '#web/kit/visitor.ts'
import { BackupOtpScreen } from './backup-otp-screen.tsx'
import { findOtp, maskedMobile } from './otp-cookie.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = findOtp(context.get(visitorContext).jar)
  return asked ? { mobile: maskedMobile(asked.mobile) } : null
}

export default function BackupOtpRoute() {
  return <BackupOtpScreen asked={useLoaderData<typeof loader>()} />
}
