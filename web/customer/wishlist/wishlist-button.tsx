import { Heart as HeartIcon } from 'lucide-react'
import { useSite } from '#web/kit/visit/site.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useWishlistItem } from './wishlist-store.ts'

/** Adds a product to the wishlist or removes it; a guest is told that the list is shown after sign-in. */
export function WishlistButton({
  code,
  name,
  className = 'product-heart',
}: {
  code: string
  name: string
  className?: string
}) {
  const say = useShopWords()
  const { on, toggle } = useWishlistItem(code)
  const isGuest = useSite()?.visitor?.isGuest
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={say('wishlist.toggle', { name })}
      onClick={() => {
        toggle()
        showToast({
          text: say(on ? 'wishlist.removed' : isGuest ? 'wishlist.addedGuest' : 'wishlist.added'),
          tone: 'success',
        })
      }}
      className={className}
    >
      <HeartIcon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
