import type { Satang } from '#shop/money/satang.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'

/** Above this share of the total the gap is no longer small. */
const littleShare = 0.3
type Gap = { of: 'minimum' | 'delivery'; missing: Satang }

/** The small gap to close: first to the minimum order, then to free delivery. */
export function missingLittle(
  {
    mode,
    missingToMinimum,
    missingToFreeDelivery,
    lines,
  }: Pick<PricedCart, 'mode' | 'missingToMinimum' | 'missingToFreeDelivery' | 'lines'>,
  { minimumOrder, delivery }: Pick<CartToPrice, 'minimumOrder' | 'delivery'>,
): Gap | undefined {
  if (mode !== 'money' || lines.length === 0) return undefined
  if (missingToMinimum > 0)
    return missingToMinimum <= minimumOrder * littleShare
      ? { of: 'minimum', missing: missingToMinimum }
      : undefined
  if (missingToFreeDelivery <= 0 || delivery.fee <= 0 || delivery.freeFrom === null) return undefined
  return missingToFreeDelivery <= delivery.freeFrom * littleShare
    ? { of: 'delivery', missing: missingToFreeDelivery }
    : undefined
}

/** Products that are neither in the cart nor suggested already. */
export function notTwice<Product extends { code: string }>(
  products: readonly Product[],
  ...shown: (readonly { productCode: string }[])[]
): Product[] {
  const codes = new Set(shown.flat().map(({ productCode }) => productCode))
  return products.filter(({ code }) => !codes.has(code))
}
