import type { ChangeEvent } from 'react'
import { plainDigits } from '#shop/thai/whole-number.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'onChange' | 'inputMode' | 'pattern'> & {
  /** Digits only, leading zeros kept: telephone, tax and branch numbers begin with them. */
  onDigits?: (digits: string) => void
}

export function NumberField({ onDigits, maxLength, ...rest }: NumberFieldProps) {
  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    const digits = plainDigits(event.target.value).replace(/\D/g, '').slice(0, maxLength)
    event.target.value = digits
    onDigits?.(digits)
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete={rest.autoComplete ?? 'off'}
      onChange={keepDigits}
    />
  )
}
