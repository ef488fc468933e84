import { useCart } from '#web/customer/cart/use-cart.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useShopWords } from '#web/words/words.tsx'

/** How many goods are in the cart. It lies over the corner of an icon, so nothing moves when it appears. */
export function CartBadge({ className }: { className: string }) {
  const say = useShopWords()
  const count = useCart().lines.length
  return <Badge count={count} label={say('cart.count', { count })} className={`absolute ${className}`} />
}
