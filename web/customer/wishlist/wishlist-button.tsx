import { Heart as HeartIcon } from 'lucide-react'
import { useSite } from '#web/kit/visit/site.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useHeart } from './wishlist-store.ts'

/** Adds a product to the wishlist or removes it; a guest is told that the list is shown after sign-in. */
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
