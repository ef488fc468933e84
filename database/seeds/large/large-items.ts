import { type BrandKey, brands } from '#database/seeds/catalogue/brands.ts'
import { type CategoryTree, makeCategoryTree } from '#database/seeds/catalogue/category-tree.ts'
import { type FlavourKey, flavours } from '#database/seeds/catalogue/flavours.ts'
import { type Item, makeItem } from '#database/seeds/catalogue/item.ts'
import { allLines } from '#database/seeds/catalogue/lines/all-lines.ts'
import type { ProductLine, Size } from '#database/seeds/catalogue/product-line.ts'

const firstCode = 100_001
const brandKeys = Object.keys(brands) as BrandKey[]
const sizeFactors = [1, 2, 0.5, 1.5, 3, 0.75]
const editions = [
  ['', ''],
  ['สูตรใหม่', 'New Recipe'],
  ['คัดพิเศษ', 'Select'],
  ['ฉลากทอง', 'Gold Label'],
  ['สูตรเข้มข้น', 'Extra Strong'],
  ['ซีรีส์คลาสสิก', 'Classic Series'],
  ['ฉบับเทศกาล', 'Festive Edition'],
  ['รุ่นประหยัด', 'Value'],
  ['พรีเมียม', 'Premium'],
  ['ออร์แกนิก', 'Organic'],
  ['สูตรอ่อน', 'Light'],
  ['รุ่นร้านอาหาร', 'Food Service'],
] as const

/** Products made from the demo's own words: lines in turn, so that every network size has the same mix. */
export function makeLargeItems(count: number): { items: Item[]; tree: CategoryTree } {
  const tree = makeCategoryTree()
  const variants = allLines.map(variantsOf)
  const items = Array.from({ length: count }, (_, at) => {
    const line = allLines[at % allLines.length]
    const own = variants[at % allLines.length]
    if (!line || !own) throw new Error('No product line')
    let left = Math.floor(at / allLines.length)
    const turn = <T>(list: readonly T[]): T => {
      const item = list[left % list.length]
      left = Math.floor(left / list.length)
      if (item === undefined) throw new Error('Nothing to vary')
      return item
    }
    const brand = turn(brandKeys)
    const flavourKey = turn(own.flavours)
    const size = turn(own.sizes)
    const [editionTh, editionEn] = turn(editions)
    const item = makeItem({ line: { ...line, brand }, size, flavourKey, number: firstCode + at, tree })
    return editionTh ? { ...item, th: `${item.th} ${editionTh}`, en: `${item.en} ${editionEn}` } : item
  })
  return { items, tree }
}

/** A line with a flavour may have any flavour of its department; one without keeps its own. */
function variantsOf(line: ProductLine): { flavours: FlavourKey[]; sizes: Size[] } {
  const hasTaste = line.flavours.some((key) => flavours[key].th !== '')
  const neighbours = allLines
    .filter(({ aisle }) => aisle.slice(0, 2) === line.aisle.slice(0, 2))
    .flatMap((other) => other.flavours)
  const tastes = [...new Set([...line.flavours, ...neighbours])].filter((key) => flavours[key].th !== '')
  return {
    flavours: hasTaste ? tastes : line.flavours,
    sizes: line.sizes.flatMap((size) => sizeFactors.map((factor) => scaleSize(size, factor))),
  }
}

function scaleSize(size: Size, factor: number): Size {
  const scale = (words: string) =>
    words.replace(/\d+(\.\d+)?/, (number) => String(Math.round(Number(number) * factor * 100) / 100))
  return factor === 1 ? size : { ...size, th: scale(size.th), en: scale(size.en), baht: size.baht * factor }
}
