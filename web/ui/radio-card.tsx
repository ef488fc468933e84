import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  text?: ReactNode
  /** A logo or icon at the end of the row. */
  mark?: ReactNode
}

/**
 * One of a few options with an explanation: payment method, address, delivery slot. Use inside a fieldset
 * with a legend.
 */
export function RadioCard({ title, text, mark, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={joinClasses(
        'flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-card p-3 transition md:p-4',
        'has-checked:border-primary-text has-checked:bg-primary-tint has-enabled:hover:border-outline has-disabled:text-muted has-disabled:bg-sunk',
        'has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className="size-5 shrink-0 appearance-none rounded-chip border-2 border-outline bg-card transition checked:border-[6px] checked:border-primary-text focus-visible:shadow-none focus-visible:outline-none disabled:border-hairline"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{title}</span>
        {text && <span className="block text-muted text-sm">{text}</span>}
      </span>
      {mark && <span className="shrink-0">{mark}</span>}
    </label>
  )
}
