import { ChevronRight, ChevronsLeft } from 'lucide-react'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

/** The next page begins after the last row of this one; every page has its address, so back goes back. */
export function Pager({ first, next }: { first: string | undefined; next: string | undefined }) {
  const say = useMerchantWords()
  if (!first && !next) return null
  return (
    <nav aria-label={say('list.pages')} className="flex justify-between gap-2">
      {first ? (
        <LinkButton
          to={first}
          variant="secondary"
          size="sm"
          icon={<ChevronsLeft aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('list.firstPage')}
        </LinkButton>
      ) : (
        <span />
      )}
      {next ? (
        <LinkButton to={next} variant="secondary" size="sm">
          {say('list.nextPage')}
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
        </LinkButton>
      ) : null}
    </nav>
  )
}
