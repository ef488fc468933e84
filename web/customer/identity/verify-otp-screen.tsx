import { Form, useNavigation } from 'react-router'
import { codeErrors, resetPasswordErrors } from '#shop/identity/sign-in-rules.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { CodeLife } from '#web/kit/forms/code-life.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { RequestedOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'

type Problem = FormProblem | undefined
type RequestedCode = Pick<RequestedOtp, 'reference' | 'channel' | 'mobile'> & {
  purpose: 'login' | 'reset'
  inbox: string | undefined
  leftMs: number
  again: boolean
  passwordLongest: number
}

export function VerifyOtpScreen({
  requested,
  problem,
}: {
  requested: RequestedCode | null
  problem: Problem
}) {
  const say = useRegisterWords()
  if (requested) return <EnterCode requested={requested} problem={problem} />
  return (
    <SignInFrame title={say('otp.title')} text={say('otp.none')} mark={<Logo named />}>
      <LinkButton to={withQuery(paths.login, { by: 'otp' })} wide>
        {say('otp.ask')}
      </LinkButton>
    </SignInFrame>
  )
}

const onWire = { code: 'code', newPassword: 'newPassword', confirmPassword: 'confirmPassword' } as const
type Field = keyof typeof onWire

function EnterCode({ requested, problem }: { requested: RequestedCode; problem: Problem }) {
  const say = useRegisterWords()
  const navigation = useNavigation()
  const doing = navigation.state === 'idle' ? undefined : navigation.formData?.get('do')
  const isReset = requested.purpose === 'reset'
  const validate = (values: Record<Field, string>) =>
    isReset ? resetPasswordErrors(values, requested.passwordLongest) : codeErrors(values)
  const { errors, onSubmit } = useValidation<Field>({ validate, problem, onWire })
  const form = useProblemFocus(problem, 'code')
  const sentBy =
    requested.channel === 'email' ? say('otp.sentByMail') : say('otp.sentTo', { mobile: requested.mobile })
  return (
    <SignInFrame
      title={isReset ? say('login.setPassword') : say('otp.title')}
      text={sentBy}
      mark={<Logo named />}
    >
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="do" value="enter" />
        {requested.again && !problem ? <FormNotice>{say('otp.sentAgain')}</FormNotice> : null}
        <FormAlert message={problem?.message} />
        <p className="text-center text-muted text-sm">
          {say('otp.reference')} <strong className="text-ink tracking-wider">{requested.reference}</strong>
          {' · '}
          <CodeLife
            key={requested.reference}
            leftMs={requested.leftMs}
            left={(time) => say('otp.left', { time })}
            over={say('otp.over')}
          />
        </p>
        <CodeField label={say('otp.code')} error={errors.code} amongOthers={isReset} />
        {isReset ? (
          <NewPasswordFields
            label={say('login.newPassword')}
            confirmLabel={say('login.confirmPassword')}
            rule={say('register.passwordRule', { longest: requested.passwordLongest })}
            errors={errors}
          />
        ) : null}
        <Button type="submit" size="lg" wide loading={doing === 'enter'}>
          {isReset ? say('login.setPassword') : say('otp.enter')}
        </Button>
      </Form>
      {requested.inbox ? (
        <a
          href={requested.inbox}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-center rounded-input bg-sunk px-3 text-sm hover:underline"
        >
          {say('otp.openInbox')}
        </a>
      ) : null}
      <div className="-mx-3 flex flex-wrap items-center justify-between">
        <Form method="post">
          <input type="hidden" name="do" value="again" />
          <Button type="submit" variant="quiet" size="sm" loading={doing === 'again'}>
            {say('otp.again')}
          </Button>
        </Form>
        <LinkButton to={paths.backupVerifyOtp} variant="quiet" size="sm">
          {say('otp.backupTitle')}
        </LinkButton>
      </div>
    </SignInFrame>
  )
}
