import type { ProductToPrice } from '#shop/pricing/cart-to-price.ts'
import { type PriceCells, unitPrices } from '#shop/pricing/unit-prices.ts'
import type { PriceRow } from './price-queries.ts'

function cellsOf(row: PriceRow, table: 'list' | 'own' | 'adv'): PriceCells | undefined {
  const [price, type] = [row[`${table}1`], row[`${table}_type1`]]
  if (price === null || type === null) return undefined
  return { prices: [price, row[`${table}2`], row[`${table}3`]], types: [type, row[`${table}_type2`], row[`${table}_type3`]] }
}

const nothing: PriceCells = { prices: [0, null, null], types: [1, null, null] }

export function productToPrice(row: PriceRow): ProductToPrice {
  const cells = { list: cellsOf(row, 'list') ?? nothing, own: cellsOf(row, 'own'), advance: cellsOf(row, 'adv') }
  return {
    code: row.code,
    ...unitPrices(cells, [row.unit1_rate, row.unit2_rate, row.unit3_rate]),
    stockControlled: row.stock_controlled,
    stockAvailable: row.available,
    pointsPerUnit: row.points_per_unit,
  }
}
