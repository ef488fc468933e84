/** A search request: text, centre and permissions. */
export type SearchRequest = {
  saleUnit: string
  /** Whether products that need a licence are included. */
  licensed: boolean
  text: string
  take: number
  skip: number
  /** Category codes to filter by, by level. */
  categories?: { level: number; code: string }[]
  /** Only among these products. */
  only?: readonly string[] | undefined
}
export type SuggestRequest = Pick<SearchRequest, 'saleUnit' | 'licensed' | 'text' | 'take'>
