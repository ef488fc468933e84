import { Form, Link, useNavigation } from 'react-router'
import { providerNames } from '#shop/signin/sign-in-providers.ts'
import { FormAlert } from '#web/kit/form-alert.tsx'
import type { FormProblem } from '#web/kit/form-problem.ts'
import { Logo } from '#web/kit/logo.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { SignInFrame } from '#web/kit/sign-in-frame.tsx'
import { ProviderButtons, type ProviderLink, type WaitingLink } from '#web/signin/signin.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useShopWords } from '#web/words/words.tsx'

type LoginScreenProps = {
  to: string
  by: 'password' | 'otp' | 'forgot'
  otpLogin: boolean
  registerOpen: boolean
  providers: ProviderLink[]
  /** A sign-in elsewhere that is linked as soon as the visitor signs in. */
  waiting: WaitingLink | undefined
  /** Why someone came back from elsewhere with nothing. */
  trouble: string | undefined
  problem: FormProblem | undefined
}

export function LoginScreen({ to, by, otpLogin, registerOpen, providers, waiting, trouble, problem }: LoginScreenProps) {
  const say = useShopWords()
  const sending = useNavigation().state !== 'idle'
  const way = (name: string) =>
    `/login?${new URLSearchParams({ ...(name === 'password' ? {} : { by: name }), ...(to === '/' ? {} : { to }) })}`
  const tabs = [
    { to: way('password'), text: say('login.byPassword'), current: by === 'password' },
    { to: way('otp'), text: say('login.byOtp'), current: by === 'otp' },
  ]
  return (
    <SignInFrame title={by === 'forgot' ? say('login.forgot') : say('page.login')} text={say('login.welcome')} mark={<Logo />}>
      {waiting ? (
        <p role="status" className="rounded-input bg-primary-tint p-3">
          {say('login.linking', { provider: providerNames[waiting.provider], name: waiting.name })}
        </p>
      ) : null}
      {otpLogin && by !== 'forgot' ? <Tabs label={say('page.login')} tabs={tabs} /> : null}
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="by" value={by} />
        <FormAlert message={problem?.message ?? trouble} />
        <NumberField
          label={say('login.mobile')}
          name="username"
          maxLength={10}
          autoComplete="username"
          placeholder="0812345678"
          required
          error={problem?.fields.mobileNo ? say('login.mobileWrong') : undefined}
        />
        {by === 'password' ? <PasswordInput label={say('login.password')} name="password" autoComplete="current-password" /> : null}
        {by === 'password' ? null : <p className="text-muted text-sm">{say('login.otpHint')}</p>}
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
        {registerOpen ? (
          <LinkButton to="/register" variant="secondary" size="sm">
            {say('page.register')}
          </LinkButton>
        ) : null}
      </div>
    </SignInFrame>
  )
}
