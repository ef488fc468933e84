import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  icon: ReactNode
  /** `floating` lies on pictures and needs a background. */
  variant?: 'plain' | 'floating'
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(
        'touch-44 inline-grid shrink-0 place-items-center rounded-chip transition active:scale-95',
        variant === 'floating' ? 'size-9 bg-card/90 text-ink hover:bg-card' : 'size-11 hover:bg-ink/7',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}
