import type { CartLine } from '#shop/cart/cart.ts'
import { whyNotFit } from '#shop/cart/why-not-fit.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { type CartKey, currentCart, putInCart } from './cart-store.ts'

type Advised = { productCode: string; unit: 1 | 2 | 3; quantity: number }

const inUnit = (unit: number, quantity: number) =>
  [1, 2, 3].map((each) => (each === unit ? quantity : 0)) as CartLine['quantities']

/** Adds the advised products to the cart and says so, or shows that it is full. */
export function putAdvised(
  key: CartKey,
  some: Advised[],
  { locale, done }: { locale: Locale; done: (count: number) => string },
): void {
  const whyNot = whyNotFit(currentCart(key).lines, some)
  if (whyNot) {
    showToast({ text: whyNot.say(locale), tone: 'danger', lifeMs: toastLife.local })
    return
  }
  putInCart(
    key,
    some.map(({ productCode, unit, quantity }) => ({
      productCode,
      quantities: inUnit(unit, quantity),
      selected: true,
    })),
  )
  showToast({ text: done(some.length), tone: 'success', lifeMs: toastLife.cart })
}
