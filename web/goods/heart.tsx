import { Heart as HeartIcon } from 'lucide-react'
import { showToast } from '#web/ui/toast-store.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useHeart } from './wished-store.ts'

/** Puts a product on the wishlist, or takes it off: kept on this phone at once. */
export function Heart({ code, name, className = 'product-heart' }: { code: string; name: string; className?: string }) {
  const say = useShopWords()
  const { on, toggle } = useHeart(code)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={say('wish.toggle', { name })}
      onClick={() => {
        toggle()
        showToast({ text: on ? say('wish.removed') : say('wish.added'), tone: 'success' })
      }}
      className={className}
    >
      <HeartIcon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}
