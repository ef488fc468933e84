import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { joinClasses } from './join-classes.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> &
  ButtonLook & { icon?: ReactNode; className?: string | undefined }

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={joinClasses(buttonLook({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  )
}
