import { Heart as HeartIcon } from 'lucide-react'
import { useSite } from '#web/kit/visit/site.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useHeart } from './wishlist-store.ts'

/** Puts a product on the wishlist, or takes it off: kept on this phone at once. A guest sees the list after signing in, and is told so. */
export function Heart({
  code,
  name,
  className = 'product-heart',
}: {
  code: string
  name: string
  className?: string
}) {
  const say = useShopWords()
  const { on, toggle } = useHeart(code)
  const isGuest = useSite()?.visitor?.isGuest
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={say('wish.toggle', { name })}
      onClick={() => {
        toggle()
        showToast({
          text: say(on ? 'wish.removed' : isGuest ? 'wish.addedGuest' : 'wish.added'),
          tone: 'success',
        })
      }}
      className={className}
    >
      <HeartIcon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
