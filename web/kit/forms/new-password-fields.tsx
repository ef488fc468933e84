import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldsProps = {
  label: string
  confirmLabel: string
  name?: 'newPassword' | 'password'
  /** The password rule, shown under the first field. */
  rule: string
  errors: {
    newPassword?: string | undefined
    password?: string | undefined
    confirmPassword?: string | undefined
  }
}

/** A new password with its rule, and its repetition. */
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
