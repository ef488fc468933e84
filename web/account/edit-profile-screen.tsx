import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { profileOnWire, wrongsOfProfile } from '#shop/account/account-rules.ts'
import { codeLength } from '#shop/identity/otp-rules.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { FormAlert } from '#web/kit/form-alert.tsx'
import type { FormProblem } from '#web/kit/form-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { EditProfileData } from './edit-profile-route.tsx'
import { useJudged } from './use-judged.ts'
import { useSavedToast } from './use-saved-toast.ts'

type Confirm = { requestId: string; reference: string; email: string }
type EditProfileScreenProps = EditProfileData & {
  answer: { saved?: boolean; confirm?: Confirm | null; problem?: FormProblem | undefined } | undefined
}

export function EditProfileScreen({ user, email, emailWanted, contact, answer }: EditProfileScreenProps) {
  const say = useShopWords()
  const sending = useNavigation().state === 'submitting'
  const { errors, onSubmit } = useJudged({ judge: wrongsOfProfile, problem: answer?.problem, onWire: profileOnWire })
  useSavedToast(answer?.saved ? answer : undefined, say('profile.saved'))
  // A wrong code leaves the question standing.
  const [asked, ask] = useState<Confirm>()
  useEffect(() => {
    if (answer && 'confirm' in answer) ask(answer.confirm ?? undefined)
  }, [answer])
  return (
    <AccountFrame title={say('page.editProfile')}>
      {asked ? <ConfirmEmail asked={asked} problem={answer?.problem} sending={sending} /> : null}
      <Card>
        <Form method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
          <FormAlert message={asked ? undefined : answer?.problem?.message} />
          <TextField
            label={say('profile.shopName')}
            name="name"
            defaultValue={user.name}
            maxLength={150}
            autoComplete="organization"
            required
            error={errors.name}
          />
          <TextField
            label={say('profile.email')}
            hint={emailWanted ? say('profile.emailWaiting', { email: emailWanted }) : say('profile.emailHint')}
            name="email"
            type="email"
            inputMode="email"
            defaultValue={email}
            maxLength={254}
            autoComplete="email"
            error={errors.email}
          />
          <NumberField
            label={say('profile.taxNumber')}
            hint={say('profile.taxNumberHint')}
            name="taxNumber"
            defaultValue={user.taxNumber}
            maxLength={13}
            error={errors.taxNumber}
          />
          <TextField label={say('profile.mobile')} hint={say('profile.mobileHint')} value={sayPhone(user.mobile)} readOnly />
          <TextField label={say('profile.contact')} value={contact} readOnly />
          <Button type="submit" size="lg" wide loading={sending}>
            {say('profile.save')}
          </Button>
        </Form>
      </Card>
    </AccountFrame>
  )
}

/** The new address counts when the code sent to it is entered; until then codes go where they went before. */
function ConfirmEmail({ asked, problem, sending }: { asked: Confirm; problem: FormProblem | undefined; sending: boolean }) {
  const say = useShopWords()
  const form = useRef<HTMLFormElement>(null)
  // The question stands above a long form: whoever pressed Save at its foot is brought to it.
  useEffect(() => {
    if (asked.requestId) form.current?.querySelector<HTMLElement>('[name=code]')?.focus()
  }, [asked.requestId])
  return (
    <Card as="section" className="grid gap-3 border-primary-text">
      <h2 className="text-lg">{say('profile.confirmEmail')}</h2>
      <p className="text-muted text-sm">
        {say('profile.confirmSent', { email: asked.email })} · {say('otp.reference')}{' '}
        <strong className="text-ink">{asked.reference}</strong>
      </p>
      <Form ref={form} method="post" className="grid gap-3" noValidate>
        <FormAlert message={problem?.message} />
        <input type="hidden" name="requestId" value={asked.requestId} />
        <NumberField
          label={say('otp.code')}
          name="code"
          maxLength={codeLength}
          autoComplete="one-time-code"
          className="text-center font-bold text-2xl tracking-[0.4em]"
          error={problem?.fields.code ? say('otp.codeWrong') : undefined}
        />
        <Button type="submit" name="do" value="confirm" wide loading={sending}>
          {say('profile.confirm')}
        </Button>
      </Form>
    </Card>
  )
}
