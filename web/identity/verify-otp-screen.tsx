import { Form, Link, useNavigation } from 'react-router'
import { codeLength } from '#shop/identity/otp-rules.ts'
import { FormAlert } from '#web/kit/form-alert.tsx'
import type { FormProblem } from '#web/kit/form-problem.ts'
import { Logo } from '#web/kit/logo.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { SignInFrame } from '#web/kit/sign-in-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { VerifyOtpData } from './verify-otp-route.tsx'

export function VerifyOtpScreen({ asked, problem }: { asked: VerifyOtpData; problem: FormProblem | undefined }) {
  const say = useShopWords()
  const navigation = useNavigation()
  const doing = navigation.state === 'idle' ? undefined : navigation.formData?.get('do')
  if (!asked) {
    return (
      <SignInFrame title={say('page.verifyOtp')} text={say('otp.none')} mark={<Logo />}>
        <LinkButton to="/login?by=otp" wide>
          {say('login.byOtp')}
        </LinkButton>
      </SignInFrame>
    )
  }
  const sentBy = asked.channel === 'email' ? say('otp.sentByMail') : say('otp.sentTo', { mobile: asked.mobile })
  return (
    <SignInFrame title={say('page.verifyOtp')} text={sentBy} mark={<Logo />}>
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="do" value="enter" />
        <FormAlert message={problem?.message} />
        <p className="text-center text-muted text-sm">
          {say('otp.reference')} <strong className="text-ink tracking-wider">{asked.reference}</strong>
        </p>
        <NumberField
          label={say('otp.code')}
          name="code"
          maxLength={codeLength}
          autoComplete="one-time-code"
          required
          className="text-center font-bold text-2xl tracking-[0.4em]"
          error={problem?.fields.code ? say('otp.codeWrong') : undefined}
        />
        {asked.purpose === 'reset' ? (
          <>
            <PasswordInput
              label={say('login.newPassword')}
              hint={say('login.passwordRule')}
              name="newPassword"
              autoComplete="new-password"
            />
            <PasswordInput label={say('login.confirmPassword')} name="confirmPassword" autoComplete="new-password" />
          </>
        ) : null}
        <Button type="submit" size="lg" wide loading={doing === 'enter'}>
          {asked.purpose === 'reset' ? say('login.setPassword') : say('otp.enter')}
        </Button>
      </Form>
      {asked.inbox ? (
        <a
          href={asked.inbox}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-center rounded-input bg-sunk px-3 text-sm hover:underline"
        >
          {say('otp.openInbox')}
        </a>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <Form method="post">
          <input type="hidden" name="do" value="again" />
          <Button type="submit" variant="quiet" size="sm" loading={doing === 'again'}>
            {say('otp.again')}
          </Button>
        </Form>
        <Link to="/backupverifyotp" className="inline-flex min-h-11 items-center text-primary-text hover:underline">
          {say('page.backupVerifyOtp')}
        </Link>
      </div>
    </SignInFrame>
  )
}
