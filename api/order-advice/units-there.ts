import { pricedUnits, withinStock } from '#shop/cart/within-stock.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { AdvisedLine } from '#shop/order-advice/advice.ts'

type There = ReturnType<typeof withinStock>

/** Nobody knows yet how much the shop sells of it. */
export function oneToTry(product: Product): There {
  const smallest = pricedUnits(product).at(-1)
  return smallest && withinStock(product, { unit: smallest.position, quantity: 1 })
}

/** In the unit the shop buys in, while it is sold as it was; otherwise as much in the smallest one. */
export function unitsThere(line: Pick<AdvisedLine, 'unit' | 'rate' | 'quantity'>, product: Product): There {
  const units = pricedUnits(product)
  const smallest = units.at(-1)
  if (!smallest) return undefined
  const same = units.find(({ position, rate }) => position === line.unit && rate === line.rate)
  if (same) return withinStock(product, { unit: same.position, quantity: line.quantity })
  const quantity = Math.max(1, Math.round((line.quantity * line.rate) / smallest.rate))
  return withinStock(product, { unit: smallest.position, quantity })
}
