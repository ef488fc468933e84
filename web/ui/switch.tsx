import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

/** Takes effect at once; use a checkbox in forms with a save button. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses('flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <span>
        {label}
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
      <span className="relative h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state.
          role="switch"
          className="peer absolute inset-0 appearance-none rounded-chip bg-outline transition checked:bg-primary-text disabled:bg-hairline"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-chip bg-white transition-transform peer-checked:translate-x-5" />
      </span>
    </label>
  )
}
