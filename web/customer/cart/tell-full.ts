import { mostCartLines } from '#shop/cart/cart.ts'
import { cartProblems } from '#shop/cart/cart-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Explains why the cart is full; loaded on demand, since few carts ever are. */
export function tellFull(locale: Locale): void {
  showToast({
    text: refuse(cartProblems.full, { most: mostCartLines }).say(locale),
    tone: 'danger',
    lifeMs: toastLife.local,
  })
}
