import type { Db } from '#api/kit/database.ts'
import type { Suggestion } from '#shop/catalogue/search-contracts.ts'
import { findHidden, type HiddenRequest } from './find-hidden.ts'
import { findProducts } from './find-products.ts'
import type { SearchRequest, SuggestRequest } from './search-request.ts'
import { nearestPhrases, suggestPhrases } from './suggest.ts'

/** The interface of the search; PostgreSQL implements it, and a search cluster could replace it. */
type SearchEngine = {
  /** Codes of matching products, best first. */
  findCodes: (request: SearchRequest) => Promise<string[]>
  /** Codes of matching products that no shopper sees, for staff. */
  findHidden: (request: HiddenRequest) => Promise<string[]>
  /** Completions of the typed letters. */
  suggest: (request: SuggestRequest) => Promise<Suggestion[]>
  /** The nearest words that have results. */
  nearest: (request: SuggestRequest) => Promise<Suggestion[]>
}

export function searchIn(db: Db): SearchEngine {
  return {
    findCodes: (request) => findProducts(db, request),
    findHidden: (request) => findHidden(db, request),
    suggest: (request) => suggestPhrases(db, request),
    nearest: (request) => nearestPhrases(db, request),
  }
}
