import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ChipSize, chipLook } from './chip-look.ts'
import { joinClasses } from './join-classes.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  chosen?: boolean
  size?: ChipSize
  icon?: ReactNode
}

/** A filter that is on or off. */
export function Chip({ chosen = false, size = 'md', icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={joinClasses(chipLook(chosen, size), className)}
    >
      {icon}
      {children}
    </button>
  )
}

type ChipLinkProps = Omit<LinkProps, 'className'> & { chosen?: boolean; size?: ChipSize; className?: string }

/** A filter stored in the address. */
export function ChipLink({ chosen = false, size = 'md', className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={chosen ? 'true' : undefined}
      className={joinClasses(chipLook(chosen, size), className)}
    />
  )
}
