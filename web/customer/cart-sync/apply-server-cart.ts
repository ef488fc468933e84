import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { isEmptyLine } from '#web/customer/cart/stored-cart.ts'

type ApplyOptions = { kind: CartKind; block: boolean | undefined }

const pricedQuantities = ({ quantities }: CartLine, { units }: CartProduct) =>
  quantities.map((quantity, at) =>
    units.some(({ position, shown }) => shown && position === at + 1) ? quantity : 0,
  ) as CartLine['quantities']

/** Whether any unit of a line has a price; today's prices say nothing of points or advance carts. */
export function hasPrice(line: CartLine, product: CartProduct, kind: CartKind): boolean {
  return kind !== 'normal' || !isEmptyLine({ quantities: pricedQuantities(line, product) })
}

export function canBeChosen(line: CartLine, product: CartProduct, { kind, block }: ApplyOptions): boolean {
  return hasPrice(line, product, kind) && !(block && product.soldOut)
}

/**
 * Empties units without a price and deselects what cannot be ordered.
 * A line that would become empty stays: nothing leaves a cart by itself, and its price may come back.
 */
export function applyServerCart(line: CartLine, product: CartProduct, options: ApplyOptions): CartLine {
  const keepsAll = options.kind !== 'normal' || !hasPrice(line, product, options.kind)
  return {
    ...line,
    quantities: keepsAll ? line.quantities : pricedQuantities(line, product),
    selected: line.selected && canBeChosen(line, product, options),
  }
}
