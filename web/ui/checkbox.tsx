import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
}

export function Checkbox({ label, hint, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses(
        'inline-flex min-h-11 min-w-11 items-start gap-3 py-2.5',
        hideLabel && 'justify-center',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0.5 appearance-none rounded-[6px] border-2 border-outline bg-card transition checked:border-primary-text checked:bg-primary disabled:border-hairline disabled:bg-sunk"
        />
        <Check
          aria-hidden
          size={16}
          strokeWidth={3.5}
          className="pointer-events-none relative text-on-primary opacity-0 transition peer-checked:opacity-100"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </label>
  )
}
