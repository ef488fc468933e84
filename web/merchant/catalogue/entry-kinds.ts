export const entryKinds = ['category', 'brand', 'group', 'flavour', 'variant', 'size'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A category, or one of the words that describe a product. */
export type Entry = {
  code: string
  nameTh: string
  nameEn: string
  version: string
  level: number
  parentCode: string | null
  position: number
}
