import type { CartLine } from '#shop/cart/cart.ts'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import type { MovedIn } from '#web/customer/cart-sync/moved-in.ts'
import { changedPrices, type PriceChange } from './seen-prices.ts'

/**
 * What a sign-in changed in a guest's cart: the centre, unit prices, and the number of lines not sold there.
 */
type ChangedBySignIn = { centre: boolean; prices: PriceChange[]; notSold: number }

export function changedBySignIn(
  { from, codes, seen }: MovedIn,
  lines: readonly CartLine[],
  goods: ReadonlyMap<string, CartGoods>,
  saleUnit: string,
): ChangedBySignIn | undefined {
  const moved = lines.filter(({ productCode }) => codes.includes(productCode))
  const wanted = moved.flatMap(({ productCode, quantities }) => {
    const known = goods.get(productCode)
    return known ? [{ ...known, units: known.units.filter(({ position }) => quantities[position - 1]) }] : []
  })
  const centre = from !== saleUnit && moved.length > 0
  const prices = changedPrices(seen, wanted)
  return centre || prices.length > 0 ? { centre, prices, notSold: moved.length - wanted.length } : undefined
}
