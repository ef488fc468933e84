import type { Db } from '#api/kit/database.ts'
import type { Suggestion } from '#shop/catalogue/search-contracts.ts'
import { findProducts } from './find-products.ts'
import { nearestPhrases, suggestPhrases } from './suggest.ts'

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

/** The one way to search. PostgreSQL stands behind it; a search cluster would give these three and nothing else would change. */
export type SearchEngine = {
  /** Codes of matching products, best first. */
  findCodes: (wish: Wish) => Promise<string[]>
  /** What continues the typed letters. */
  suggest: (wish: WordWish) => Promise<Suggestion[]>
  /** The nearest words that do find something. */
  nearest: (wish: WordWish) => Promise<Suggestion[]>
}

export function searchIn(db: Db): SearchEngine {
  return {
    findCodes: (wish) => findProducts(db, wish),
    suggest: (wish) => suggestPhrases(db, wish),
    nearest: (wish) => nearestPhrases(db, wish),
  }
}
