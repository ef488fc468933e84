import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  icon: ReactNode
  /** `floating` sits on pictures and needs a ground of its own. */
  variant?: 'plain' | 'floating'
}

export function IconButton({ label, icon, variant = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-chip transition active:scale-95',
        variant === 'floating' ? 'bg-card/90 text-ink hover:bg-card' : 'hover:bg-ink/7',
        className,
      )}
    >
      {icon}
    </button>
  )
}
