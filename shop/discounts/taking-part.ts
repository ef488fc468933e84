import { type CartRow, type ProductRows, type TakingPart, worthOf } from '../priced-cart/cart-rows.ts'
import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import { countingOf } from './tiers.ts'

/** The promotions with products in the cart. Rows without a price count nowhere. */
export function takingPart(
  promotions: readonly PromotionToPrice[],
  inOrder: readonly ProductRows[],
  vatPercent: number,
): TakingPart[] {
  const places = new Map<string, number>()
  const rowsAt: CartRow[][] = []
  const unitsAt: number[] = []
  for (const { product, rows } of inOrder) {
    const priced = rows.filter((row) => row.amount > 0)
    if (priced.length === 0) continue
    places.set(product.code, rowsAt.length)
    unitsAt.push(priced.reduce((sum, row) => sum + row.baseUnits, 0))
    rowsAt.push(priced)
  }
  const marked = new Uint8Array(rowsAt.length)
  const found: TakingPart[] = []
  for (const promotion of promotions) {
    if (promotion.wholeOrder) marked.fill(1)
    else {
      for (const code of promotion.saleProducts) {
        const place = places.get(code)
        if (place !== undefined) marked[place] = 1
      }
    }
    const rows: CartRow[] = []
    let units = 0
    for (let place = 0; place < marked.length; place++) {
      if (marked[place] === 0) continue
      marked[place] = 0
      units += unitsAt[place] as number
      for (const row of rowsAt[place] as CartRow[]) rows.push(row)
    }
    if (rows.length === 0) continue
    const counting = countingOf(promotion)
    const have = counting === 'money' ? worthOf(rows, vatPercent) : units
    found.push({
      promotion,
      counting,
      rows,
      units,
      have,
      possibleDiscount: undefined,
      generosity: 0,
      given: 0,
      freeQuantity: 0,
    })
  }
  return found
}
