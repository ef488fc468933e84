import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldsProps = {
  label: string
  confirmLabel: string
  name?: 'newPassword' | 'password'
  /** What a password must have, said under the first field. */
  rule: string
  errors: {
    newPassword?: string | undefined
    password?: string | undefined
    confirmPassword?: string | undefined
  }
}

/** A password that is chosen, with its rule, and the same once more. */
export function NewPasswordFields({
  label,
  confirmLabel,
  name = 'newPassword',
  rule,
  errors,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label={label}
        hint={errors[name] ? undefined : rule}
        name={name}
        autoComplete="new-password"
        error={errors[name]}
      />
      <PasswordInput
        label={confirmLabel}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  )
}
