import { addDays } from '#database/seeds/calendar.ts'
import { cheaperCells } from '#database/seeds/catalogue/price-cells.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'

/** A few dated prices: four current windows, and four from next week that allow advance orders. */
export function advancePriceRows(saleUnit: string, products: readonly SeedProduct[], today: string): Row[] {
  const chosen = products
    .filter(({ shelf, highlight, item }) => shelf === 'full' && highlight === '' && item.units.length > 1)
    .filter((_, at) => at % 9 === 4)
  return chosen.slice(0, 8).flatMap(({ item, cells }, at) => {
    const current = at % 2 === 0
    const window = current
      ? { starts_on: addDays(today, -3 - at), ends_on: addDays(today, 10 + at) }
      : { starts_on: addDays(today, 6 + at), ends_on: addDays(today, 20 + at) }
    return cells.map((usual, level) => {
      const [one, two, three] = cheaperCells(usual, item, current ? 0.93 : 0.9)
      return {
        sale_unit: saleUnit,
        product_code: item.code,
        ...window,
        level: level + 1,
        ...{ unit1_price: one, unit1_type: item.tax },
        ...{ unit2_price: two, unit2_type: two === null ? null : item.tax },
        ...{ unit3_price: three, unit3_type: three === null ? null : item.tax },
      }
    })
  })
}
