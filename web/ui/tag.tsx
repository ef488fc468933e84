import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const tones = {
  primary: 'bg-primary-tint text-primary-text',
  secondary: 'bg-secondary text-on-secondary',
  danger: 'bg-danger text-on-danger',
  plain: 'bg-sunk text-muted',
}

/** A label such as a promotion ribbon or a status; `corner` fits the top left of a card. */
export function Tag({
  tone = 'plain',
  corner,
  children,
}: {
  tone?: keyof typeof tones
  corner?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full shrink-0 items-center gap-1 overflow-hidden whitespace-nowrap px-2 py-0.5 font-bold text-xs',
        corner ? 'rounded-tl-card rounded-br-card' : 'rounded-chip',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
