import type { BrandKey } from '#database/seeds/catalogue/brands.ts'
import type { FlavourKey } from '#database/seeds/catalogue/flavours.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

/** One size of a line: its words, the baht of one base unit at the highest level, and its units. */
export type Size = { th: string; en: string; baht: number; units: string; shape?: ShapeName }

/** A product kind with its flavours and sizes; every pair is one product. */
export type ProductLine = {
  aisle: string
  brand: BrandKey
  th: string
  en: string
  /** The label's text under the brand. */
  word: string
  shape: ShapeName
  flavours: FlavourKey[]
  sizes: Size[]
  /** 1 tax included, 2 tax not included, 0 no tax. */
  tax?: 0 | 2
  needsLicence?: true
}

/** Sizes read '600 มล.|600 ml': both languages in one string keep the tables readable. */
export function size(words: string, baht: number, units: string, shape?: ShapeName): Size {
  const [th = words, en = words] = words.split('|')
  return shape ? { th, en, baht, units, shape } : { th, en, baht, units }
}
