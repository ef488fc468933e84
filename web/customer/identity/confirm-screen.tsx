import { Form } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { CodeLife } from '#web/kit/forms/code-life.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { Logo } from '#web/kit/page/logo.tsx'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'

/** A sent code; the form carries its request, so that it works without script and cookie. */
type SentCode = { requestId: string; reference: string; endsAt: string }
export type ConfirmAnswer = { sent?: SentCode | undefined; problem?: FormProblem | undefined }

type ConfirmScreenProps = {
  bound: boolean
  hasPassword: boolean
  mobile: string
  to: string
  inbox: string | undefined
  now: number
  answer: ConfirmAnswer | undefined
}

export function ConfirmScreen({ bound, hasPassword, mobile, to, inbox, now, answer }: ConfirmScreenProps) {
  const say = useAccountWords()
  const { sent, problem } = answer ?? {}
  return (
    <SignInFrame
      title={say('confirm.title')}
      text={say(sent ? 'confirm.codeSent' : bound ? 'confirm.bound' : 'confirm.why')}
      mark={<Logo named />}
    >
      {sent ? (
        <CodeForm sent={sent} mobile={mobile} problem={problem} inbox={inbox} now={now} />
      ) : hasPassword ? (
        <PasswordForm problem={problem} />
      ) : (
        <FormAlert message={problem?.message} />
      )}
      <div className="grid gap-1">
        <Form method="post" reloadDocument>
          <input type="hidden" name="do" value="send" />
          <Button
            type="submit"
            wide
            size={sent ? 'md' : 'lg'}
            variant={sent ? 'quiet' : hasPassword ? 'secondary' : 'primary'}
          >
            {sent ? say('otp.again') : say('confirm.sendCode', { mobile })}
          </Button>
        </Form>
        {sent && hasPassword ? (
          <LinkButton to={confirmAddress(to)} reloadDocument wide variant="quiet">
            {say('confirm.byPassword')}
          </LinkButton>
        ) : null}
        <LinkButton to={paths.profile} reloadDocument wide variant="quiet">
          {say('confirm.notNow')}
        </LinkButton>
      </div>
    </SignInFrame>
  )
}

function PasswordForm({ problem }: { problem: FormProblem | undefined }) {
  const say = useAccountWords()
  const form = useProblemFocus(problem, 'password')
  return (
    <Form ref={form} method="post" reloadDocument className="grid gap-4" noValidate>
      <FormAlert message={problem?.fields.password ? undefined : problem?.message} />
      <PasswordInput
        label={say('login.password')}
        name="password"
        autoComplete="current-password"
        error={problem?.fields.password ? say('confirm.passwordNeeded') : undefined}
      />
      <Button type="submit" size="lg" wide>
        {say('otp.enter')}
      </Button>
    </Form>
  )
}

type CodeFormProps = {
  sent: SentCode
  mobile: string
  problem: FormProblem | undefined
  inbox: string | undefined
  now: number
}

function CodeForm({ sent, mobile, problem, inbox, now }: CodeFormProps) {
  const say = useAccountWords()
  const form = useProblemFocus(problem, 'code')
  return (
    <>
      <Form ref={form} method="post" reloadDocument className="grid gap-4" noValidate>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormAlert message={problem?.fields.code ? undefined : problem?.message} />
        <p className="text-center text-muted text-sm">
          {say('otp.sentTo', { mobile })}
          <br />
          {say('otp.reference')} <strong className="text-ink tracking-wider">{sent.reference}</strong>
          {' · '}
          <CodeLife
            key={sent.reference}
            leftMs={Date.parse(sent.endsAt) - now}
            left={(time) => say('otp.left', { time })}
            over={say('otp.over')}
          />
        </p>
        <CodeField label={say('otp.code')} error={problem?.fields.code} />
        <Button type="submit" size="lg" wide>
          {say('otp.enter')}
        </Button>
      </Form>
      {inbox ? (
        <a
          href={inbox}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-center rounded-input bg-sunk px-3 text-sm hover:underline"
        >
          {say('otp.openInbox')}
        </a>
      ) : null}
    </>
  )
}
