/** What is looked for, in which centre, by whom. */
export type Wish = {
  saleUnit: string
  /** Whether goods that need a licence may be found. */
  licensed: boolean
  text: string
  take: number
  skip: number
  /** Codes of categories to stay in, by level. */
  categories?: { level: number; code: string }[]
  /** Only among these products. */
  only?: readonly string[] | undefined
}
export type WordWish = Pick<Wish, 'saleUnit' | 'licensed' | 'text' | 'take'>
