import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './join-classes.ts'

type TabsProps = {
  label: string
  tabs: readonly { to: string; text: ReactNode; current: boolean; count?: number }[]
}

/** Links, so that every tab has an address, opens without script and can be shared. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="no-scrollbar overflow-x-auto border-hairline border-b">
      <ul className="flex min-w-max">
        {tabs.map(({ to, text, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              preventScrollReset
              className={joinClasses(
                'flex min-h-12 items-center gap-1.5 border-b-3 px-3 text-sm transition -outline-offset-3 md:px-4 md:text-base',
                current
                  ? 'border-primary-text font-bold text-primary-text'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {text}
              {count ? (
                <span className="tabular rounded-chip bg-secondary px-1.5 font-bold text-on-secondary text-xs">
                  {count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
