import { X } from 'lucide-react'
import { Link } from 'react-router'
import { chipLook } from '#web/ui/chip-look.ts'
import { useMerchantWords } from '#web/words/words.tsx'

type ActiveFilter = { name: string; text: string; without: string }

/** Each filter in use, with a cross that takes it out. */
export function FilterChips({ filters, none }: { filters: readonly ActiveFilter[]; none: string }) {
  const say = useMerchantWords()
  if (filters.length === 0) return null
  return (
    <ul aria-label={say('list.filters')} className="flex flex-wrap items-center gap-1.5">
      {filters.map(({ name, text, without }) => (
        <li key={name}>
          <Link
            to={without}
            preventScrollReset
            aria-label={say('list.without', { filter: text })}
            className={chipLook(true, 'sm')}
          >
            {text}
            <X aria-hidden size={16} strokeWidth={2} />
          </Link>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <Link to={none} preventScrollReset className="px-2 text-primary-text text-sm underline">
            {say('list.noFilters')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
