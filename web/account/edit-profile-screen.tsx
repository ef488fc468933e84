import { Form, useNavigation } from 'react-router'
import { profileOnWire, wrongsOfProfile } from '#shop/account/account-rules.ts'
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

type EditProfileScreenProps = EditProfileData & { answer: { problem?: FormProblem | undefined } | undefined }

export function EditProfileScreen({ user, email, contact, answer }: EditProfileScreenProps) {
  const say = useShopWords()
  const sending = useNavigation().state === 'submitting'
  const { errors, onSubmit } = useJudged({ judge: wrongsOfProfile, problem: answer?.problem, onWire: profileOnWire })
  useSavedToast(answer, say('profile.saved'))
  return (
    <AccountFrame title={say('page.editProfile')}>
      <Card>
        <Form method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
          <FormAlert message={answer?.problem?.message} />
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
            hint={say('profile.emailHint')}
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
