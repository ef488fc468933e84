type Ordered = { productCode: string; free: boolean }

/**
 * The number of ordered products, as checkout counts: one product in two units is one, free products none.
 */
export function countProducts(lines: readonly Ordered[]): number {
  return new Set(lines.filter(({ free }) => !free).map(({ productCode }) => productCode)).size
}
