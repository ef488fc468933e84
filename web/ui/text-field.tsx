import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldText, fieldLook } from './field-frame.tsx'
import { joinClasses } from './join-classes.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldText & { leading?: ReactNode; trailing?: ReactNode }

export function TextField({ label, hint, error, leading, trailing, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-muted">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...wiring}
            className={joinClasses(fieldLook, leading ? 'pl-11' : null, trailing ? 'pr-12' : null, className)}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-muted">
              {trailing}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
