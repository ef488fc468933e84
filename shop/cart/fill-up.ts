import type { Satang } from '../money/satang.ts'

type Unit = { position: 1 | 2 | 3; rate: number; price: Satang; shown: boolean }
type FillUpProduct = { code: string; units: readonly Unit[]; soldOut: boolean; stock: number | undefined }
type Filling<Of extends FillUpProduct> = { product: Of; unit: 1 | 2 | 3; quantity: number; amount: Satang }

const mostOfOne = 6

/** Products that reach the missing amount in one step, the smallest overshoot first. */
export function fillUp<Of extends FillUpProduct>(
  products: readonly Of[],
  missing: Satang,
  most: number,
): Filling<Of>[] {
  const found = products.flatMap((one) => {
    if (one.soldOut) return []
    const options = one.units.flatMap(({ position, rate, price, shown }) => {
      if (!shown) return []
      const quantity = Math.ceil(missing / price)
      const isThere = one.stock === undefined || rate * quantity <= one.stock
      return quantity <= mostOfOne && isThere
        ? [{ product: one, unit: position, quantity, amount: price * quantity }]
        : []
    })
    return options.sort((a, b) => a.amount - b.amount).slice(0, 1)
  })
  return found.sort((a, b) => a.amount - b.amount).slice(0, most)
}
