import { Truck } from 'lucide-react'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { riderOtpLoginContract } from '#shop/identity/otp-contracts.ts'
import { codeLength } from '#shop/identity/otp-rules.ts'
import { findOtp, maskedMobile } from '#web/identity/identity.ts'
import { FormAlert } from '#web/kit/form-alert.tsx'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { safeReturn } from '#web/kit/safe-return.ts'
import { SignInFrame } from '#web/kit/sign-in-frame.tsx'
import { visitorContext } from '#web/kit/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRiderWords } from '#web/words/words.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = findOtp(context.get(visitorContext).jar)
  return asked?.purpose === 'rider' ? { reference: asked.reference, mobile: maskedMobile(asked.mobile) } : null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call } = context.get(visitorContext)
  const asked = findOtp(jar)
  if (asked?.purpose !== 'rider') throw redirect('/rider/login')
  try {
    const { token, refreshToken } = await call(riderOtpLoginContract, {
      requestId: asked.requestId,
      code: field(await request.formData(), 'code'),
    })
    jar.set('riderToken', token)
    jar.set('riderRefresh', refreshToken)
    jar.set('otp', '')
    return redirect(safeReturn(asked.to, '/rider'))
  } catch (error) {
    return formProblem(error)
  }
}

export default function RiderVerifyOtpRoute() {
  const say = useRiderWords()
  const asked = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const sending = useNavigation().state !== 'idle'
  const mark = <Truck aria-hidden size={48} strokeWidth={1.5} className="text-primary-text" />
  if (!asked) {
    return (
      <SignInFrame title={say('page.riderVerifyOtp')} text={say('rider.noCode')} mark={mark}>
        <LinkButton to="/rider/login?by=otp" size="xl" wide>
          {say('rider.byCode')}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={say('page.riderVerifyOtp')} text={say('rider.codeSent', asked)} mark={mark}>
      <Form method="post" className="grid gap-4" noValidate>
        <FormAlert message={problem?.message} />
        <NumberField
          label={say('rider.code')}
          name="code"
          maxLength={codeLength}
          autoComplete="one-time-code"
          required
          className="text-center font-bold text-2xl tracking-[0.4em]"
        />
        <Button type="submit" size="xl" wide loading={sending}>
          {say('rider.signIn')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
