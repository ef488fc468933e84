import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useShopWords } from '#web/words/words.tsx'

const load = () => import('./category-drawer.tsx')

/** Opens the categories; the content loads on first use. */
export function DrawerButton({ className }: { className?: string }) {
  const say = useShopWords()
  const [open, setOpen] = useState(false)
  const { Part: CategoryDrawer, isLoading, loadPart } = useLazyPart(load)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          void loadPart()
          setOpen(true)
        }}
        className={joinClasses(
          'grid min-h-11 min-w-11 shrink-0 place-items-center rounded-input text-primary-text hover:bg-primary-tint',
          className,
        )}
      >
        {isLoading ? <Spinner /> : <LayoutGrid aria-hidden size={24} strokeWidth={1.75} />}
        <span className="sr-only">{say('header.categories')}</span>
      </button>
      {CategoryDrawer ? <CategoryDrawer open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
