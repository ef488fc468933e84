import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'

const CategoryDrawer = lazy(() => import('./category-drawer.tsx'))

/** Opens the categories; what is inside comes when it is first wanted. */
export function DrawerButton({ className }: { className?: string }) {
  const say = useShopWords()
  const [open, setOpen] = useState(false)
  const [wanted, want] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          want(true)
          setOpen(true)
        }}
        className={joinClasses(
          'grid min-h-11 min-w-11 shrink-0 place-items-center rounded-input text-primary-text hover:bg-primary-tint',
          className,
        )}
      >
        <LayoutGrid aria-hidden size={24} strokeWidth={1.75} />
        <span className="sr-only">{say('header.categories')}</span>
      </button>
      {wanted ? (
        <Suspense>
          <CategoryDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
