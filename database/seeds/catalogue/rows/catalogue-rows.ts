import { brands } from '#database/seeds/catalogue/brands.ts'
import { departments } from '#database/seeds/catalogue/categories.ts'
import type { Category } from '#database/seeds/catalogue/category-tree.ts'
import type { Item } from '#database/seeds/catalogue/item.ts'
import { packaging } from '#database/seeds/catalogue/packaging.ts'
import { wordCode } from '#database/seeds/catalogue/rows/product-rows.ts'
import type { Row } from '#database/seeds/insert-rows.ts'

/** A centre has only the categories it sells from. */
export function categoryRows(
  saleUnit: string,
  categories: readonly Category[],
  items: readonly Item[],
): Row[] {
  const sold = new Set(items.flatMap(({ path }) => path.map((code, at) => `${at + 1} ${code}`)))
  return categories
    .filter(({ level, code }) => sold.has(`${level} ${code}`))
    .map(({ level, code, parent, th, en }, position) => ({
      sale_unit: saleUnit,
      level,
      code,
      parent_code: parent,
      name_th: th,
      name_en: en,
      picture: level <= 2 ? `categories/c-${code}.webp` : null,
      position,
    }))
}

/** Group, brand, flavour, variant and size names used by a centre's products. */
export function productWordRows(saleUnit: string, items: readonly Item[]): Row[] {
  const rows = new Map<string, Row>()
  const add = (kind: string, code: string | null, name_th: string, name_en: string) => {
    if (code) rows.set(`${kind} ${code}`, { sale_unit: saleUnit, kind, code, name_th, name_en })
  }
  for (const { code, th, en } of Object.values(brands))
    if (items.some(({ brand }) => brand.code === code)) add('brand', code, th, en)
  for (const aisle of departments.flatMap(({ aisles }) => aisles))
    if (items.some(({ line }) => line.aisle === aisle.code)) add('group', aisle.code, aisle.th, aisle.en)
  for (const item of items) {
    add('flavour', wordCode.flavour(item), item.flavour.th, item.flavour.en)
    add('variant', wordCode.variant(item), ...packaging[item.shape])
    add('size', wordCode.size(item), item.size.th, item.size.en)
  }
  return [...rows.values()]
}
