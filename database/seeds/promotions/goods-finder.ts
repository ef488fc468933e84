import type { Good } from '#database/seeds/catalogue/goods.ts'

export type GoodsFinder = (aisle: string, options?: { word?: string; most?: number }) => Good[]

/** Finds products of an aisle for promotions: in stock and open to everyone. */
export function makeGoodsFinder(goods: readonly Good[]): GoodsFinder {
  return (aisle, { word = '', most = 6 } = {}) =>
    goods
      .filter(
        ({ item, shelf }) =>
          item.line.aisle === aisle && item.th.includes(word) && shelf === 'full' && !item.line.needsLicence,
      )
      .slice(0, most)
}
