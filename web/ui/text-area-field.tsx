import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText, fieldLook } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

/** Several lines; it grows with its text where the browser supports it. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  rows = 3,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'id'> & FieldText) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={joinClasses(fieldLook, 'field-sizing-content min-h-24 resize-y', className)}
        />
      )}
    </FieldFrame>
  )
}
