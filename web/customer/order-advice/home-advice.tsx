import { useCartKey } from '#web/customer/cart/use-cart.ts'
import type { Presses } from '#web/kit/page/sleeping-part.tsx'
import { useAwake } from '#web/kit/page/use-awake.ts'
import { AdviceList } from './advice-list.tsx'
import type { Advice } from './advised-item.ts'

/** Loads only with advice: a guest's home page has none of it. */
export default function HomeAdvice({ advice, presses }: { advice: Advice; presses: Presses }) {
  const cartKey = useCartKey('normal')
  useAwake(presses)
  return cartKey ? <AdviceList id="advice" advice={advice} cartKey={cartKey} orders /> : null
}
