import type { ProductToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { type PriceCells, unitPrices } from '#shop/pricing/unit-prices.ts'
import type { PriceRow } from './price-queries.ts'

type Column = PriceCells['prices'][1]
type TypeColumn = PriceCells['types'][1]

function cellsOf(
  [price1, price2, price3]: [Column, Column, Column],
  [type1, type2, type3]: [TypeColumn, TypeColumn, TypeColumn],
): PriceCells | undefined {
  return price1 === null || type1 === null
    ? undefined
    : { prices: [price1, price2, price3], types: [type1, type2, type3] }
}

const nothing: PriceCells = { prices: [0, null, null], types: [1, null, null] }

export function productToPrice(row: PriceRow): ProductToPrice {
  const cells = {
    list:
      cellsOf([row.list1, row.list2, row.list3], [row.list_type1, row.list_type2, row.list_type3]) ?? nothing,
    own: cellsOf([row.own1, row.own2, row.own3], [row.own_type1, row.own_type2, row.own_type3]),
    advance: cellsOf([row.adv1, row.adv2, row.adv3], [row.adv_type1, row.adv_type2, row.adv_type3]),
  }
  return {
    code: row.code,
    ...unitPrices(cells, [row.unit1_rate, row.unit2_rate, row.unit3_rate]),
    stockControlled: row.stock_controlled && !row.gives_points,
    stockAvailable: row.available,
    pointsPerUnit: row.points_per_unit,
    ...(row.gives_points ? { givesPoints: true } : {}),
  }
}
