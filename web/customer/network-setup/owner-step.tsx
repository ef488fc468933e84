import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { StepProps } from './setup-state.ts'

export function OwnerStep({ state: { draft, hasPassword, passwordLongest }, errors }: StepProps) {
  const say = useSetupWords()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={say('newShop.ownerName')}
        name="ownerName"
        maxLength={150}
        autoComplete="name"
        defaultValue={draft.ownerName}
        required
        error={errors.ownerName}
      />
      <NumberField
        label={say('newShop.mobile')}
        hint={say('newShop.mobileHint')}
        name="mobile"
        maxLength={10}
        autoComplete="tel-national"
        defaultValue={draft.mobile}
        required
        error={errors.mobile}
      />
      <div className="md:col-span-2">
        <TextField
          label={say('newShop.username')}
          hint={say('newShop.usernameHint')}
          name="username"
          maxLength={30}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={draft.username}
          required
          error={errors.username}
        />
      </div>
      <NewPasswordFields
        label={say('newShop.password')}
        confirmLabel={say('newShop.confirmPassword')}
        name="password"
        rule={
          hasPassword
            ? say('newShop.passwordKept')
            : say('newShop.passwordRule', { longest: passwordLongest })
        }
        errors={errors}
      />
    </div>
  )
}
