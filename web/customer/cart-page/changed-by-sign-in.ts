import type { CartLine } from '#shop/cart/cart.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import type { MovedGuestCart } from '#web/customer/cart-sync/moved-guest-cart.ts'
import { changedPrices, type PriceChange } from './seen-prices.ts'

/**
 * What a sign-in changed in a guest's cart: the centre, unit prices, and the number of lines not sold there.
 */
type ChangedBySignIn = { centre: boolean; prices: PriceChange[]; notSold: number }

export function changedBySignIn(
  { from, codes, seen }: MovedGuestCart,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, CartProduct>,
  saleUnit: string,
): ChangedBySignIn | undefined {
  const moved = lines.filter(({ productCode }) => codes.includes(productCode))
  const stillSold = moved.flatMap(({ productCode, quantities }) => {
    const known = products.get(productCode)
    return known ? [{ ...known, units: known.units.filter(({ position }) => quantities[position - 1]) }] : []
  })
  const centre = from !== saleUnit && moved.length > 0
  const prices = changedPrices(seen, stillSold)
  return centre || prices.length > 0
    ? { centre, prices, notSold: moved.length - stillSold.length }
    : undefined
}
