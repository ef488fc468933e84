import { Bell } from 'lucide-react'
import { useWishlistItem } from '#web/customer/wishlist/wishlist-store.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { useShopWords } from '#web/words/words.tsx'

/** Adds a sold-out product to the wishlist, which notifies the shop when it is back. */
export function NotifyWhenBack({ code, name }: { code: string; name: string }) {
  const say = useShopWords()
  const { on, toggle } = useWishlistItem(code)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${say('wishlist.notify')}: ${name}`}
      onClick={toggle}
      className={`${buttonLook({ variant: 'secondary', size: 'sm', wide: true })} z-10`}
    >
      <Bell aria-hidden size={16} strokeWidth={1.75} className={on ? 'fill-current' : ''} />
      {on ? say('wishlist.willNotify') : say('wishlist.notify')}
    </button>
  )
}
