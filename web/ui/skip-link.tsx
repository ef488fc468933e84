import type { ReactNode } from 'react'

/** First in the page: keyboards jump over the header. */
export function SkipLink({ to = '#content', children }: { to?: string; children: ReactNode }) {
  return (
    <a href={to} className="skip-link">
      {children}
    </a>
  )
}
