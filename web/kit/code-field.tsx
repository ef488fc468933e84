import { codeLength } from '#shop/identity/otp-rules.ts'
import { NumberField } from '#web/ui/number-field.tsx'

type CodeFieldProps = { label: string; error?: string | undefined }

/** The code of a message, large and apart; the phone offers it above its keyboard. Field: code. */
export function CodeField({ label, error }: CodeFieldProps) {
  return (
    <NumberField
      label={label}
      name="code"
      maxLength={codeLength}
      autoComplete="one-time-code"
      required
      // The gap after the last digit is evened out before the first.
      className="pl-[calc(0.4em+12px)]! text-center font-bold text-2xl! tracking-[0.4em]"
      error={error}
    />
  )
}
