import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { accountDetailContract } from '#shop/account/account-contracts.ts'
import { profileErrors, profileOnWire } from '#shop/account/account-rules.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { AccountFrame } from './account-frame.tsx'
import { BoundNotice } from './bound-notice.tsx'
import { useSavedToast } from './use-saved-toast.ts'

type Confirm = { requestId: string; reference: string; email: string }
type EditProfileScreenProps = AnswerOf<typeof accountDetailContract> & {
  confirmed: boolean
  bound: boolean
  answer: { saved?: boolean; confirm?: Confirm | null; problem?: FormProblem | undefined } | undefined
}

const carried = ['requestId', 'reference', 'email'] as const

export function EditProfileScreen({
  user,
  email,
  emailWanted,
  contact,
  confirmed,
  bound,
  answer,
}: EditProfileScreenProps) {
  const say = useAccountWords()
  const sending = useNavigation().state === 'submitting'
  const { errors, onSubmit } = useValidation({
    validate: profileErrors,
    problem: answer?.problem,
    onWire: profileOnWire,
  })
  useSavedToast(answer?.saved ? answer : undefined, say('profile.saved'))
  const confirm = answer?.confirm ?? undefined
  return (
    <AccountFrame title={say('page.editProfile')}>
      {confirm ? <ConfirmEmail confirm={confirm} problem={answer?.problem} sending={sending} /> : null}
      {emailWanted && !confirm ? (
        <ConfirmLater user={user} email={emailWanted} confirmed={confirmed} sending={sending} />
      ) : null}
      {bound ? <BoundNotice /> : null}
      <Card>
        <Form method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
          <FormAlert message={confirm ? undefined : answer?.problem?.message} />
          <TextField
            label={say('profile.shopName')}
            name="name"
            defaultValue={user.name}
            maxLength={150}
            autoComplete="organization"
            required
            error={errors.name}
          />
          {confirmed ? (
            <TextField
              label={say('profile.email')}
              hint={say('profile.emailHint')}
              name="email"
              type="email"
              inputMode="email"
              // A pending e-mail address must survive saving other fields.
              defaultValue={emailWanted || email}
              maxLength={254}
              autoComplete="email"
              error={errors.email}
            />
          ) : (
            <div className="grid gap-1">
              <TextField
                label={say('profile.email')}
                hint={say('profile.emailHint')}
                value={emailWanted || email}
                readOnly
              />
              <LinkButton
                to={confirmAddress(paths.editProfile)}
                reloadDocument
                variant="secondary"
                className="justify-self-start"
              >
                {say('profile.changeEmail')}
              </LinkButton>
            </div>
          )}
          <NumberField
            label={say('profile.taxNumber')}
            hint={say('profile.taxNumberHint')}
            name="taxNumber"
            defaultValue={user.taxNumber}
            maxLength={13}
            error={errors.taxNumber}
          />
          <TextField
            label={say('profile.mobile')}
            hint={say('profile.mobileHint')}
            value={sayPhone(user.mobile)}
            readOnly
          />
          <TextField label={say('profile.contact')} value={contact} readOnly />
          <Button type="submit" size="lg" wide loading={sending}>
            {say('profile.save')}
          </Button>
        </Form>
      </Card>
    </AccountFrame>
  )
}

/** The new address counts once its code is entered; until then codes go to the old one. */
function ConfirmEmail({
  confirm,
  problem,
  sending,
}: {
  confirm: Confirm
  problem: FormProblem | undefined
  sending: boolean
}) {
  const say = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  // The code field is above a long form, so it is scrolled into view after Save.
  useEffect(() => {
    if (confirm.requestId) form.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }, [confirm.requestId])
  return (
    <Card as="section" className="grid gap-3 border-primary-text">
      <h2 className="text-lg">{say('profile.confirmEmail')}</h2>
      <p className="text-muted text-sm">
        {say('profile.confirmSent', { email: confirm.email })} · {say('otp.reference')}{' '}
        <strong className="text-ink">{confirm.reference}</strong>
      </p>
      <Form ref={form} method="post" className="grid gap-3" noValidate>
        <FormAlert message={problem?.message} />
        {carried.map((name) => (
          <input key={name} type="hidden" name={name} value={confirm[name]} />
        ))}
        <CodeField label={say('otp.code')} error={problem?.fields.code ? say('otp.codeWrong') : undefined} />
        <Button type="submit" name="do" value="confirm" wide loading={sending}>
          {say('profile.confirm')}
        </Button>
      </Form>
    </Card>
  )
}

/** A customer who left before entering the code can request another without typing the address again. */
function ConfirmLater({
  user,
  email,
  confirmed,
  sending,
}: Pick<EditProfileScreenProps, 'user' | 'email' | 'confirmed'> & { sending: boolean }) {
  const say = useAccountWords()
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg">{say('profile.confirmEmail')}</h2>
      <p className="text-muted text-sm">{say('otp.confirmWaiting', { email })}</p>
      {confirmed ? (
        <Form method="post">
          <input type="hidden" name="name" value={user.name} />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="taxNumber" value={user.taxNumber} />
          <Button type="submit" variant="secondary" wide loading={sending}>
            {say('otp.sendConfirm')}
          </Button>
        </Form>
      ) : (
        <LinkButton to={confirmAddress(paths.editProfile)} reloadDocument variant="secondary" wide>
          {say('confirm.title')}
        </LinkButton>
      )}
    </Card>
  )
}
