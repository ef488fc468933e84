import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import { isEmptyLine } from '#web/customer/cart/stored-cart.ts'

type Around = { kind: CartKind; block: boolean | undefined }

const pricedQuantities = ({ quantities }: CartLine, { units }: CartGoods) =>
  quantities.map((quantity, at) =>
    units.some(({ position, shown }) => shown && position === at + 1) ? quantity : 0,
  ) as CartLine['quantities']

/** Whether any unit of a line has a price; today's prices say nothing of points or advance carts. */
export function hasPrice(line: CartLine, goods: CartGoods, kind: CartKind): boolean {
  return kind !== 'normal' || !isEmptyLine({ quantities: pricedQuantities(line, goods) })
}

export function canBeChosen(line: CartLine, goods: CartGoods, { kind, block }: Around): boolean {
  return hasPrice(line, goods, kind) && !(block && goods.soldOut)
}

/**
 * Empties units without a price and deselects what cannot be ordered.
 * A line that would become empty stays: nothing leaves a cart by itself, and its price may come back.
 */
export function heedAnswer(line: CartLine, goods: CartGoods, around: Around): CartLine {
  const keepsAll = around.kind !== 'normal' || !hasPrice(line, goods, around.kind)
  return {
    ...line,
    quantities: keepsAll ? line.quantities : pricedQuantities(line, goods),
    selected: line.selected && canBeChosen(line, goods, around),
  }
}
