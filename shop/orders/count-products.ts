type Ordered = { productCode: string; free: boolean }

/** How many products were ordered, as the checkout counts them: one product in two units is one, and free goods are not ordered. */
export function countProducts(lines: readonly Ordered[]): number {
  return new Set(lines.filter(({ free }) => !free).map(({ productCode }) => productCode)).size
}
