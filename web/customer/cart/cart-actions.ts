import type { CartLine } from '#shop/cart/cart.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { SayOrder } from '#web/words/customer/order-words.ts'
import { type CartKey, changeCart, currentCart, putInCart } from './cart-store.ts'
import { mostOfOne, putBack, putLines, type StoredCart } from './stored-cart.ts'

const undoMs = 8000

/** Removes a line at once, with an undo that restores its place. */
export function removeLine(key: CartKey, line: CartLine, name: string, say: SayOrder): void {
  const at = currentCart(key).lines.findIndex(({ productCode }) => productCode === line.productCode)
  putInCart(key, [{ ...line, quantities: [0, 0, 0] }])
  const onAct = () => void changeCart(key, (cart) => putBack(cart, line, at, Date.now()))
  showToast({
    text: say('cart.removed', { name }),
    lifeMs: undoMs,
    action: { text: say('cart.undo'), onAct },
  })
}

export function selectLines(key: CartKey, lines: readonly CartLine[], selected: boolean): void {
  const changed = lines.filter((line) => line.selected !== selected).map((line) => ({ ...line, selected }))
  if (changed.length > 0) putInCart(key, changed)
}

/** Converts to bigger units: 14 bottles become a case of 12 and 2 bottles. */
export function takeBiggerUnit(
  key: CartKey,
  line: CartLine,
  swap: { from: 1 | 2 | 3; to: 1 | 2 | 3; many: number; bigUnits: number },
): void {
  const quantities = [...line.quantities] as CartLine['quantities']
  const { from, to, many, bigUnits } = swap
  quantities[from - 1] = Math.max(0, (quantities[from - 1] ?? 0) - many * bigUnits)
  quantities[to - 1] = (quantities[to - 1] ?? 0) + bigUnits
  putInCart(key, [{ ...line, quantities, selected: true }])
}

/** Adds to the quantities in the cart; several rows of one product add up. */
export function addRows(
  cart: StoredCart,
  rows: readonly { productCode: string; unit: 1 | 2 | 3; quantity: number }[],
  now: number,
): StoredCart {
  const lines = new Map<string, CartLine>()
  for (const { productCode, unit, quantity } of rows) {
    const before = lines.get(productCode) ?? cart.lines.find((line) => line.productCode === productCode)
    const quantities: CartLine['quantities'] = [...(before?.quantities ?? ([0, 0, 0] as const))]
    quantities[unit - 1] = Math.min(mostOfOne, (quantities[unit - 1] ?? 0) + quantity)
    lines.set(productCode, { productCode, quantities, selected: true })
  }
  return putLines(cart, [...lines.values()], now)
}
