import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SectionHeadingProps = {
  id?: string
  title: ReactNode
  /** Beside the title: a countdown, a count. */
  aside?: ReactNode
  seeAll?: { to: string; text: string; label?: string } | undefined
}

export function SectionHeading({ id, title, aside, seeAll }: SectionHeadingProps) {
  return (
    <div className="flex min-h-11 items-center gap-x-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg md:text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {seeAll && (
        <Link
          to={seeAll.to}
          aria-label={seeAll.label}
          className="-mr-2 inline-flex min-h-11 shrink-0 items-center rounded-input pr-1 pl-2 text-primary-text text-sm hover:underline"
        >
          {seeAll.text}
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      )}
    </div>
  )
}
