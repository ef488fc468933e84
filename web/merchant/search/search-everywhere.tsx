import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog })),
)

/** Opens the search of the whole back office, from the rail or the header; Ctrl-K opens it from anywhere. */
export function SearchEverywhere({ isIcon = false }: { isIcon?: boolean }) {
  const say = useMerchantWords()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Both ways in are on the page; the one in sight answers to the keys.
    if (isIcon) return
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isIcon])
  return (
    <>
      {isIcon ? (
        <IconButton
          label={say('search.everywhere')}
          icon={<Search strokeWidth={1.75} />}
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="flex min-h-10 w-full items-center gap-2 rounded-input border border-outline bg-card px-3 text-muted text-sm"
        >
          <Search aria-hidden size={18} strokeWidth={1.75} />
          <span className="flex-1 text-left">{say('search.everywhere')}</span>
          <kbd className="rounded-chip bg-sunk px-1.5 font-sans text-xs">Ctrl K</kbd>
        </button>
      )}
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
