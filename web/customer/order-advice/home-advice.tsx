import { useCartKey } from '#web/customer/cart/use-cart.ts'
import { AdviceList } from './advice-list.tsx'
import type { Advice } from './advised-item.ts'

/** Loads only with advice: a guest's home page has none of it. */
export default function HomeAdvice({ advice }: { advice: Advice }) {
  const cartKey = useCartKey('normal')
  return cartKey ? <AdviceList id="advice" advice={advice} cartKey={cartKey} orders /> : null
}
