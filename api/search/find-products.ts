import type { Db } from '#api/kit/database.ts'
import { doubts, type Term } from '#shop/search/term.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { findByCode, findByCodeStart, findCodes, type Page } from './find-codes.ts'
import type { SearchRequest } from './search-request.ts'
import { tiersOf } from './term-queries.ts'
import { searchState, type Words } from './vocabulary-store.ts'

const mostLoosened = 6
/**
 * Results by meaning, however the query was typed; visibility is checked with the products. What is indexed
 * starts an empty cache, so new products are found at once.
 */
const cache = loadingCache<string[]>({ freshMs: 10_000, most: 300 })
// Longer lists are only filtered further; caching them would let a stranger fill the memory.
const longestCached = 100

/** Product codes for a query, best first: an exact code before words, all words before some. */
export async function findProducts(db: Db, request: SearchRequest): Promise<string[]> {
  const { words, indexed } = await searchState(db, request.saleUnit)
  const { terms, code } = words.read(request.text)
  const page: Page = {
    saleUnit: request.saleUnit,
    licensed: request.licensed,
    take: request.take,
    skip: request.skip,
    only: request.only,
  }
  const exact = code ? await findByCode(db, code, page) : []
  if (exact.length > 0) return exact.slice(request.skip, request.skip + request.take)
  const known = terms.filter(({ readings }) => readings.length > 0)
  const found = makesSense(terms, known)
    ? await findByWords(db, known, { words, indexed, page, request })
    : []
  return found.length === 0 && code ? findByCodeStart(db, code, page) : found
}

const isFigure = ({ typed }: Term) => /^[=\d]/.test(typed)

// A number counts little beside words.
const lettersOf = (terms: readonly Term[]) =>
  terms.reduce((sum, term) => sum + (isFigure(term) ? 1 : term.typed.length), 0)

/** When all of several words are guesses, none is likely. */
const isLikely = (words: number) => (term: Term) => words < 2 || term.doubt < doubts.across + doubts.sound * 2

/** One or two words may be unknown, but not most of the input. */
function makesSense(terms: readonly Term[], known: readonly Term[]): boolean {
  const meaningful = terms.filter((term) => term.readings.length > 0 || term.doubt >= doubts.unknown)
  if (known.some(({ isUse }) => isUse)) return true
  return known.some(isLikely(known.length)) && lettersOf(known) * 3 >= lettersOf(meaningful)
}

type SearchDeps = { words: Words; indexed: number; page: Page; request: SearchRequest }

/** When no product has all words, the least significant ones are dropped one by one. */
async function findByWords(
  db: Db,
  terms: readonly Term[],
  { words, indexed, page, request }: SearchDeps,
): Promise<string[]> {
  const categories = (request.categories ?? []).map(({ level, code }) => `${level}${code.toLowerCase()}`)
  const scope = { saleUnit: page.saleUnit, vocabulary: words.vocabulary, products: words.products }
  const find = (some: readonly Term[], part: Page) => {
    const match = { ...tiersOf(some, categories, scope), products: words.products }
    const { only, licensed, take, skip } = part
    if (only || take > longestCached) return findCodes(db, match, part)
    return cache.get(words, JSON.stringify([indexed, match.tiers, licensed, take, skip]), () =>
      findCodes(db, match, part),
    )
  }
  const apart = setApart(terms)
  const whole = await find(terms, page)
  // An empty page after a full one ends the list and is no reason to drop words.
  if (whole.length > 0 || (page.skip > 0 && (await find(terms, { ...page, skip: 0, take: 1 })).length > 0))
    return whole
  if (areBothSure(apart, words)) {
    const each = await Promise.all(
      apart.map((term) => find([term], { ...page, skip: 0, take: page.skip + page.take })),
    )
    return inTurn(each).slice(page.skip, page.skip + page.take)
  }
  for (const some of loosened(apart)) {
    const found = await find(some, page)
    if (found.length > 0) return found
    if (page.skip > 0 && (await find(some, { ...page, skip: 0, take: 1 })).length > 0) return []
  }
  return []
}

/** Two certain words that no product combines: neither is more significant than the other. */
function areBothSure(terms: readonly Term[], { vocabulary }: Words): boolean {
  const isNamed = ({ readings }: Term) =>
    readings.some((reading) => reading.some(({ word }) => vocabulary.wholeBeginning(word) > 0))
  return (
    terms.length === 2 && terms.every((term) => term.doubt < doubts.near && !isFigure(term) && isNamed(term))
  )
}

/** Interleaves the lists without duplicates. */
function inTurn(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return [
    ...new Set(
      Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat(),
    ),
  ]
}

/** The terms with joined words split. */
function setApart(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => {
    const [reading = []] = term.readings
    // A corrected word is split only into three or more parts: half of it alone may mean nothing.
    if (reading.length < 2 || (term.mended && reading.length < 3)) return [term]
    const alike = term.readings.filter((other) => other.length === reading.length)
    return reading.map((piece, at): Term => {
      const meant = new Map(
        alike.flatMap((other) => other.slice(at, at + 1)).map((each) => [each.word, each]),
      )
      return { typed: piece.word, readings: [...meant.values()].map((each) => [each]), doubt: term.doubt }
    })
  })
}

/** The terms without the least significant ones, while half of the letters stay. */
function loosened(apart: readonly Term[]): Term[][] {
  const ranked = apart
    .map((term, place) => ({ term, weight: weightOf(term, place) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ term }) => term)
  const withoutOne = ranked.map((_, at) => ranked.toSpliced(at, 1)).reverse()
  const withoutMore = ranked.map((_, at) => ranked.slice(0, at)).reverse()
  const fewer = [...withoutOne, ...withoutMore.slice(1)].filter(
    (some) => some.length > 0 && lettersOf(some) * 2 >= lettersOf(ranked),
  )
  return [ranked, ...fewer].slice(0, mostLoosened)
}

/**
 * Significance: long over short, certain over guessed, words over numbers; in Thai the first word says what
 * it is.
 */
function weightOf(term: Term, place: number): number {
  const figures = isFigure(term) ? 10 : 0
  return Math.min(8, term.typed.length) - figures - term.doubt * 2 - place / 10
}
