import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText, fieldLook } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldText & {
    options: readonly { value: string; text: string; disabled?: boolean }[]
    placeholder?: string
  }

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...rest}
            {...wiring}
            className={joinClasses(fieldLook, 'appearance-none truncate pr-11', className)}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-3 right-3 text-muted"
          />
        </span>
      )}
    </FieldFrame>
  )
}
