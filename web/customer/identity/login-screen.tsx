import { Form, Link, useNavigation } from 'react-router'
import { codeRequestErrors, signInErrors, wrongSignInCode } from '#shop/identity/sign-in-rules.ts'
import { providerNames } from '#shop/sign-in/sign-in-providers.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ProviderButtons, type ProviderLink } from '#web/shared/sign-in/provider-buttons.tsx'
import type { WaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'

type LoginScreenProps = {
  to: string
  by: 'password' | 'otp' | 'forgot'
  otpLogin: boolean
  registerOpen: boolean
  providers: ProviderLink[]
  /** An external sign-in that will be linked after this sign-in. */
  waiting: WaitingLink | undefined
  /** Why the external sign-in failed. */
  trouble: string | undefined
  /** The visitor has just set a new password. */
  passwordSet: boolean
  problem: FormProblem | undefined
}

const onWire = { username: 'username', password: 'password' } as const

export function LoginScreen({
  to,
  by,
  otpLogin,
  registerOpen,
  providers,
  waiting,
  trouble,
  passwordSet,
  problem,
}: LoginScreenProps) {
  const say = useRegisterWords()
  const sending = useNavigation().state !== 'idle'
  const validate = (values: { username: string; password: string }) =>
    by === 'password' ? signInErrors(values) : codeRequestErrors(values)
  const { errors, onSubmit } = useValidation<'username' | 'password'>({ validate, problem, onWire })
  const form = useProblemFocus(problem, by === 'password' ? 'password' : 'username')
  const message = problem?.code === wrongSignInCode ? say('login.wrong') : (problem?.message ?? trouble)
  const way = (name: string) =>
    withQuery(paths.login, {
      by: name === 'password' ? undefined : name,
      to: to === paths.home ? undefined : to,
    })
  const tabs = [
    { to: way('password'), text: say('login.byPassword'), current: by === 'password' },
    { to: way('otp'), text: say('login.byOtp'), current: by === 'otp' },
  ]
  return (
    <SignInFrame
      title={by === 'forgot' ? say('login.forgot') : say('page.login')}
      text={by === 'forgot' ? say('login.forgotBody') : say('login.welcome')}
      mark={<Logo named />}
    >
      {waiting ? (
        <p role="status" className="rounded-input bg-primary-tint p-3">
          {say('login.linking', { provider: providerNames[waiting.provider], name: waiting.name })}
        </p>
      ) : null}
      {otpLogin && by !== 'forgot' ? <Tabs label={say('page.login')} tabs={tabs} /> : null}
      {passwordSet ? <FormNotice>{say('login.passwordSet')}</FormNotice> : null}
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="by" value={by} />
        <FormAlert message={message} />
        <NumberField
          label={say('login.mobile')}
          name="username"
          maxLength={10}
          autoComplete="username"
          placeholder="0812345678"
          required
          error={errors.username}
        />
        {by === 'password' ? (
          <PasswordInput
            label={say('login.password')}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        ) : null}
        {by === 'otp' ? <p className="text-muted text-sm">{say('login.otpHint')}</p> : null}
        <Button type="submit" size="lg" wide loading={sending}>
          {by === 'password' ? say('page.login') : say('login.sendCode')}
        </Button>
      </Form>
      {by === 'forgot' || waiting ? null : <ProviderButtons links={providers} />}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <Link
          to={by === 'forgot' ? way('password') : way('forgot')}
          className="inline-flex min-h-11 items-center text-primary-text hover:underline"
        >
          {by === 'forgot' ? say('app.back') : say('login.forgot')}
        </Link>
        {registerOpen && by !== 'forgot' ? (
          <LinkButton to={paths.register} variant="secondary" size="sm">
            {say('page.register')}
          </LinkButton>
        ) : null}
      </div>
    </SignInFrame>
  )
}
