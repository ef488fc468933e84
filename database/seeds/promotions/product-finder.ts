import type { SeedProduct } from '#database/seeds/catalogue/products.ts'

export type ProductFinder = (aisle: string, options?: { word?: string; most?: number }) => SeedProduct[]

/** Finds products of an aisle for promotions: in stock and open to everyone. */
export function makeProductFinder(products: readonly SeedProduct[]): ProductFinder {
  return (aisle, { word = '', most = 6 } = {}) =>
    products
      .filter(
        ({ item, shelf }) =>
          item.line.aisle === aisle && item.th.includes(word) && shelf === 'full' && !item.line.needsLicence,
      )
      .slice(0, most)
}
