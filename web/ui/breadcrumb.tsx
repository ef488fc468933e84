import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** The last entry is the page itself and has no link. */
export function Breadcrumb({
  label,
  trail,
}: {
  label: string
  trail: readonly { text: string; to?: string }[]
}) {
  return (
    <nav aria-label={label} className="no-scrollbar overflow-x-auto">
      <ol className="flex min-w-max items-center text-muted text-sm">
        {trail.map(({ text, to }, at) => (
          <li key={text} className="flex items-center">
            {at > 0 && <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="mx-1 shrink-0" />}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center -outline-offset-3 hover:text-ink hover:underline"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="clamp-1 max-w-60 text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
