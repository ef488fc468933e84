import type { Db } from '#api/kit/database.ts'
import type { Suggestion } from '#shop/catalogue/search-contracts.ts'
import { findProducts } from './find-products.ts'
import { nearestPhrases, suggestPhrases } from './suggest.ts'
import type { Wish, WordWish } from './wish.ts'

/** The interface of the search; PostgreSQL implements it, and a search cluster could replace it. */
type SearchEngine = {
  /** Codes of matching products, best first. */
  findCodes: (wish: Wish) => Promise<string[]>
  /** Completions of the typed letters. */
  suggest: (wish: WordWish) => Promise<Suggestion[]>
  /** The nearest words that have results. */
  nearest: (wish: WordWish) => Promise<Suggestion[]>
}

export function searchIn(db: Db): SearchEngine {
  return {
    findCodes: (wish) => findProducts(db, wish),
    suggest: (wish) => suggestPhrases(db, wish),
    nearest: (wish) => nearestPhrases(db, wish),
  }
}
