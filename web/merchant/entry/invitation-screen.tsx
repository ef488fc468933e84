import { MailOpen } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { lookAtInvitationContract } from '#shop/people/invitation-contracts.ts'
import { acceptErrors } from '#shop/people/people-rules.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

type Invitation = AnswerOf<typeof lookAtInvitationContract>
type InvitationScreenProps = {
  invitation: Invitation | null
  why: string
  signedInAs: string | null
  login: string
  problem: FormProblem | undefined
}

const mark = <MailOpen aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />

/** Who invites whom to what, and the way in: a new account, an old one, or the one that is in use. */
export function InvitationScreen({ invitation, why, signedInAs, login, problem }: InvitationScreenProps) {
  const say = useEntryWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  if (!invitation)
    return (
      <SignInFrame title={say('invitation.dead')} text={why} mark={mark}>
        <LinkButton to={merchantPaths.login} variant="secondary" wide>
          {say('invitation.toLogin')}
        </LinkButton>
      </SignInFrame>
    )
  const { kind, name, by, role, centres, mobile, expiresAt, username } = invitation
  const places = centres.map((centre) => pick(locale, centre.nameTh, centre.nameEn)).join(', ')
  const isPassword = kind === 'password'
  return (
    <SignInFrame
      title={isPassword ? say('password.title') : say('invitation.title')}
      text={
        isPassword
          ? say('password.text', { username })
          : say('invitation.text', { by, role: sayRole(sayMerchant, role), centres: places })
      }
      mark={mark}
    >
      <div className="grid gap-0.5">
        <p className="font-bold">{say('invitation.hello', { name })}</p>
        <p className="text-muted text-sm">
          {say('invitation.for', { mobile })} ·{' '}
          {say('invitation.until', { time: sayDateTime(new Date(expiresAt), locale) })}
        </p>
      </div>
      {invitation.account === 'existing' ? (
        <Joining signedInAs={signedInAs} login={login} problem={problem} />
      ) : (
        <Accepting invitation={invitation} problem={problem} />
      )}
    </SignInFrame>
  )
}

function Joining({
  signedInAs,
  login,
  problem,
}: Pick<InvitationScreenProps, 'signedInAs' | 'login' | 'problem'>) {
  const say = useEntryWords()
  const sending = useNavigation().state !== 'idle'
  return (
    <>
      <p>{say('invitation.existing')}</p>
      <FormAlert message={problem?.message} />
      {signedInAs ? (
        <Form method="post">
          <Button type="submit" name="do" value="join" size="lg" wide loading={sending}>
            {say('invitation.join', { name: signedInAs })}
          </Button>
        </Form>
      ) : (
        <LinkButton to={login} size="lg" wide>
          {say('invitation.signIn')}
        </LinkButton>
      )}
    </>
  )
}

const onWire = { username: 'username', password: 'password', confirmPassword: 'confirmPassword' } as const

function Accepting({ invitation, problem }: { invitation: Invitation; problem: FormProblem | undefined }) {
  const say = useEntryWords()
  const { account, username, passwordLongest: longest, kind } = invitation
  const isNew = account === 'new'
  const form = useProblemFocus(problem, isNew ? 'username' : 'password')
  const sending = useNavigation().state !== 'idle'
  const { errors, onSubmit } = useValidation<keyof typeof onWire>({
    validate: (values) => acceptErrors(values, { longest, isNew }),
    ...{ problem, onWire },
  })
  return (
    <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
      <FormAlert message={problem?.message} />
      {isNew ? (
        <TextField
          label={say('invitation.username')}
          hint={errors.username ? undefined : say('invitation.usernameHint')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          required
          error={errors.username}
        />
      ) : (
        <>
          {kind === 'work' ? <p>{say('invitation.returning', { username })}</p> : null}
          <input type="hidden" name="username" autoComplete="username" value={username} />
        </>
      )}
      <NewPasswordFields
        label={say('invitation.password')}
        confirmLabel={say('invitation.confirm')}
        name="password"
        rule={say('invitation.rule', { longest })}
        errors={errors}
      />
      <Button type="submit" size="lg" wide loading={sending}>
        {kind === 'password' ? say('password.save') : say('invitation.accept')}
      </Button>
    </Form>
  )
}
