import { useState } from 'react'
import { joinClasses } from './join-classes.ts'

type BadgeProps = {
  count: number
  /** What the number counts, for screen readers: "3 items in cart". */
  label: string
  className?: string
}

/** A count on the corner of an icon: hidden at zero, a bump at every change after the first render. */
export function Badge({ count, label, className }: BadgeProps) {
  const [first] = useState(count)
  if (count <= 0) return null
  return (
    <span
      key={count}
      className={joinClasses(
        'tabular pointer-events-none inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-chip bg-secondary px-1 font-bold text-on-secondary text-xs ring-2 ring-card',
        count !== first && 'animate-bump',
        className,
      )}
    >
      <span aria-hidden="true" className="pt-px leading-none">
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
