import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { passwordErrors } from '#shop/account/account-rules.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { AccountFrame } from './account-frame.tsx'
import { useSavedToast } from './use-saved-toast.ts'

const onWire = {
  oldPassword: 'oldPassword',
  newPassword: 'newPassword',
  confirmPassword: 'confirmPassword',
} as const

export function ChangePasswordScreen({
  longest,
  answer,
}: {
  longest: number
  answer: { problem?: FormProblem | undefined } | undefined
}) {
  const say = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().state === 'submitting'
  const { errors, onSubmit } = useValidation({
    validate: (values) => passwordErrors(values, longest),
    problem: answer?.problem,
    onWire,
  })
  useSavedToast(answer, say('password.changed'))
  useEffect(() => {
    if (answer && !answer.problem) form.current?.reset()
  }, [answer])
  return (
    <AccountFrame title={say('page.changePassword')}>
      <Card>
        <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
          <FormAlert message={answer?.problem?.message} />
          <PasswordInput
            label={say('password.old')}
            name="oldPassword"
            autoComplete="current-password"
            error={errors.oldPassword}
          />
          <NewPasswordFields
            label={say('login.newPassword')}
            confirmLabel={say('login.confirmPassword')}
            rule={say('register.passwordRule', { longest })}
            errors={errors}
          />
          <p className="text-muted text-sm">{say('password.others')}</p>
          <Button type="submit" size="lg" wide loading={sending}>
            {say('page.changePassword')}
          </Button>
        </Form>
      </Card>
    </AccountFrame>
  )
}
