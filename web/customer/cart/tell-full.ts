import { mostCartLines } from '#shop/cart/cart.ts'
import { cartProblems } from '#shop/cart/cart-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Says why nothing more goes into the cart; fetched only then, since few carts are ever full. */
export function tellFull(locale: Locale): void {
  showToast({
    text: refuse(cartProblems.full, { most: mostCartLines }).say(locale),
    tone: 'danger',
    lifeMs: toastLife.local,
  })
}
