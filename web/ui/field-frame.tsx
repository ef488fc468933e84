import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: ReactNode
}

type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The box of every input and select. */
export const fieldLook = joinClasses(
  'block min-h-11 w-full rounded-input border border-outline bg-card px-3 py-2 text-base text-ink transition',
  'hover:border-ink focus-visible:border-primary-text focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-text focus-visible:shadow-none',
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:border-hairline disabled:bg-sunk disabled:text-muted [&[readonly]]:bg-sunk',
)

/** Label above, hint and error below, all linked to the field for screen readers. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldText & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const described = joinClasses(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1 text-danger text-sm">
          <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.75 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
