import { useEffect, useRef } from 'react'
import { codeLength } from '#shop/identity/otp-rules.ts'
import { NumberField } from '#web/ui/number-field.tsx'

type CodeFieldProps = {
  label: string
  error?: string | undefined
  /** The form has other fields, so a complete code does not submit it. */
  amongOthers?: boolean
}

/** A one-time code, which phones autofill; a complete one submits the form. Field: code. */
export function CodeField({ label, error, amongOthers }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const sent = useRef('')
  const input = () => place.current?.querySelector('input')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a code to enter.
  useEffect(() => input()?.focus(), [])
  function send(digits: string) {
    const form = input()?.form
    if (amongOthers || digits.length < codeLength || digits === sent.current || !form) return
    sent.current = digits
    form.requestSubmit()
  }
  return (
    <div ref={place} className="contents">
      <NumberField
        label={label}
        name="code"
        maxLength={codeLength}
        autoComplete="one-time-code"
        required
        // The letter spacing after the last digit is balanced before the first.
        className="pl-[calc(0.4em+12px)]! text-center font-bold text-2xl! tracking-[0.4em]"
        error={error}
        onDigits={send}
      />
    </div>
  )
}
