import type { Item } from '#database/seeds/catalogue/item.ts'
import { packaging } from '#database/seeds/catalogue/packaging.ts'
import { praiseOfAisle, praiseOfLine } from '#database/seeds/catalogue/rows/praise.ts'

/** A short text for the product page: what it is, its packing, and why a shop would stock it. */
export function describe(item: Item): { description_th: string; description_en: string } {
  const praise = praiseOfLine[item.line.en] ?? praiseOfAisle[item.line.aisle]
  if (!praise) throw new Error(`No words for ${item.line.en}`)
  const [th, en] = praise
  const [packTh, packEn] = packaging[item.shape]
  const [biggest] = item.units
  const smallest = item.units.at(-1)
  const many = biggest && smallest && biggest.rate > 1
  const packedTh = many ? ` ${biggest.th}ละ ${biggest.rate} ${smallest.th}` : ''
  const packedEn = many ? ` ${biggest.rate} to a ${biggest.en.toLowerCase()}.` : ''
  return {
    description_th: `${item.shortTh} ตรา${item.brand.th} ขนาด ${item.size.th} บรรจุ${packTh}${packedTh}\n\n${th}`,
    description_en: `${item.brand.en} ${item.shortEn}, ${item.size.en}, ${packEn.toLowerCase()}.${packedEn}\n\n${en}.`,
  }
}
