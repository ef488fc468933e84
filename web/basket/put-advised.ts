import { whyNotFit } from '#shop/cart/why-not-fit.ts'
import type { Locale } from '#shop/words/locale.ts'
import { type CartKey, changeCart, currentCart } from '#web/cart/cart.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import type { SayOrder } from '#web/words/order-words.ts'
import { addRows } from './cart-actions.ts'

type Advised = { productCode: string; unit: 1 | 2 | 3; quantity: number }

/** Puts what was advised into the cart, or says that there is no room. */
export function putAdvised(key: CartKey, some: Advised[], { locale, say }: { locale: Locale; say: SayOrder }): void {
  const whyNot = whyNotFit(currentCart(key).lines, some)
  if (whyNot) {
    showToast({ text: whyNot.say(locale), tone: 'danger', lifeMs: toastLife.local })
    return
  }
  changeCart(key, (cart) => addRows(cart, some, Date.now()))
  showToast({ text: say('suggested.put', { count: some.length }), tone: 'success', lifeMs: toastLife.cart })
}
