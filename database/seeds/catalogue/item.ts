import { thaiBarcode } from '#database/seeds/barcode.ts'
import { type Brand, brands } from '#database/seeds/catalogue/brands.ts'
import { type CategoryTree, makeCategoryTree } from '#database/seeds/catalogue/category-tree.ts'
import { type Flavour, type FlavourKey, flavours } from '#database/seeds/catalogue/flavours.ts'
import type { ProductLine, Size } from '#database/seeds/catalogue/product-line.ts'
import { readUnits, type Unit } from '#database/seeds/catalogue/units.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

/** A product of the network before a centre sets its price. */
export type Item = {
  code: string
  th: string
  en: string
  shortTh: string
  shortEn: string
  path: readonly [string, string, string, string, string]
  line: ProductLine
  brand: Brand
  flavour: Flavour
  flavourKey: FlavourKey
  size: Size
  shape: ShapeName
  units: Unit[]
  barcodes: string[]
  baht: number
  tax: 0 | 1 | 2
}

const words = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** Every flavour in every size of the lines, numbered from `firstCode`, with their category tree. */
export function makeItems(
  lines: readonly ProductLine[],
  firstCode: number,
): { items: Item[]; tree: CategoryTree } {
  const tree = makeCategoryTree()
  const items: Item[] = []
  for (const line of lines) {
    for (const size of line.sizes) {
      for (const flavourKey of line.flavours)
        items.push(makeItem({ line, size, flavourKey, number: firstCode + items.length, tree }))
    }
  }
  return { items, tree }
}

type Making = {
  line: ProductLine
  size: Size
  flavourKey: FlavourKey
  number: number
  tree: CategoryTree
}

/** One flavour in one size of a line. */
export function makeItem({ line, size, flavourKey, number, tree }: Making): Item {
  const brand = brands[line.brand]
  const flavour = flavours[flavourKey]
  const shape = size.shape ?? line.shape
  const units = readUnits(size.units)
  return {
    code: String(number),
    th: words(brand.th, line.th, flavour.th, size.th),
    en: words(brand.en, line.en, flavour.en, size.en),
    shortTh: words(line.th, flavour.th),
    shortEn: words(line.en, flavour.en),
    path: tree.place({ aisle: line.aisle, kind: [line.th, line.en], shape, size: [size.th, size.en] }),
    line,
    brand,
    flavour,
    flavourKey,
    size,
    shape,
    units,
    barcodes: units.map((_, at) => thaiBarcode(number * 10 + at)),
    baht: size.baht,
    tax: line.tax ?? 1,
  }
}
