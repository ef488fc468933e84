import { useCart } from '#web/customer/cart/use-cart.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useShopWords } from '#web/words/words.tsx'

/** The number of products in the cart, positioned over an icon so that nothing shifts when it appears. */
export function CartBadge({ className }: { className: string }) {
  const say = useShopWords()
  const count = useCart().lines.length
  return <Badge count={count} label={say('cart.count', { count })} className={`absolute ${className}`} />
}
