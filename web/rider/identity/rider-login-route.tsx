import { Truck } from 'lucide-react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { otpRequestContract } from '#shop/identity/otp-contracts.ts'
import { riderLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { codeRequestErrors, signInErrors, wrongSignInCode } from '#shop/identity/sign-in-rules.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { useNoCachedRun } from '#web/rider/frame/use-no-cached-run.ts'
import { saveOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRiderWords } from '#web/words/words.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const to = safeReturn(url.searchParams.get('to'), riderPaths.home)
  if (await context.get(visitorContext).findRider()) throw redirect(to)
  return { to, byCode: url.searchParams.get('by') === 'otp' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, locale } = context.get(visitorContext)
  const form = await request.formData()
  const to = safeReturn(field(form, 'to'), riderPaths.home)
  const [username, password, byCode] = [
    field(form, 'username').trim(),
    field(form, 'password'),
    field(form, 'by') === 'otp',
  ]
  const wrong = invalidForm(
    byCode ? codeRequestErrors({ username }) : signInErrors({ username, password }),
    locale,
  )
  if (wrong) return wrong
  try {
    if (byCode) {
      const sent = await call(otpRequestContract, { mobileNo: username, purpose: 'rider', channel: 'sms' })
      saveOtp(jar, { ...sent, mobile: username, purpose: 'rider', to, sentAt: Date.now() })
      return redirect(riderPaths.verifyOtp)
    }
    saveSignIn(jar, 'rider', await call(riderLoginContract, { username, password }))
    return redirect(to)
  } catch (error) {
    return formProblem(error)
  }
}

const onWire = { username: 'username', password: 'password' } as const

export default function RiderLoginRoute() {
  const say = useRiderWords()
  useNoCachedRun()
  const { to, byCode } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const validate = (values: { username: string; password: string }) =>
    byCode ? codeRequestErrors(values) : signInErrors(values)
  const { errors, onSubmit } = useValidation<'username' | 'password'>({ validate, problem, onWire })
  const form = useProblemFocus(problem, byCode ? 'username' : 'password')
  const message = problem?.code === wrongSignInCode ? say('rider.wrong') : problem?.message
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('page.riderLogin')}
      mark={<Truck aria-hidden size={48} strokeWidth={1.5} className="text-primary-text" />}
    >
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="by" value={byCode ? 'otp' : 'password'} />
        <FormAlert message={message} />
        <NumberField
          label={say('rider.mobile')}
          name="username"
          maxLength={10}
          autoComplete="username"
          required
          error={errors.username}
        />
        {byCode ? null : (
          <PasswordInput
            label={say('rider.password')}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        <Button type="submit" size="xl" wide loading={sending}>
          {byCode ? say('rider.sendCode') : say('rider.signIn')}
        </Button>
      </Form>
      <Link
        to={byCode ? riderPaths.login : withQuery(riderPaths.login, { by: 'otp' })}
        className="inline-flex min-h-11 items-center justify-center text-primary-text hover:underline"
      >
        {byCode ? say('rider.byPassword') : say('rider.byCode')}
      </Link>
    </SignInFrame>
  )
}
