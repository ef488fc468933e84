import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { safeHref } from './safe-href.ts'

type SafeLinkProps = {
  address: string
  className?: string | undefined
  children: ReactNode
  otherwise?: ReactNode
}

/** A link written by staff; with a forbidden target only its text is shown. */
export function SafeLink({ address, className, children, otherwise = children }: SafeLinkProps) {
  const href = safeHref(address)
  if (!href) return otherwise
  if (!href.outside)
    return (
      <Link to={href.to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={href.to} rel="noopener noreferrer nofollow" className={className}>
      {children}
    </a>
  )
}
