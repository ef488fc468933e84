import type { Db } from '#api/kit/database.ts'
import { doubts, type Term } from '#shop/search/term.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { findByCode, findByCodeStart, findCodes, type Page } from './find-codes.ts'
import { tiersOf } from './term-queries.ts'
import { type Words, wordsOf } from './vocabulary-store.ts'
import type { Wish } from './wish.ts'

const mostLoosened = 6
/**
 * Results by meaning, however the query was typed; visibility is checked with the products. Reloaded words
 * start an empty cache, so new products are found at once.
 */
const kept = loadingCache<string[]>({ freshMs: 10_000, most: 300 })
// Longer lists are only filtered further; caching them would let a stranger fill the memory.
const longestKept = 100

/** Product codes for a query, best first: an exact code before words, all words before some. */
export async function findProducts(db: Db, wish: Wish): Promise<string[]> {
  const words = await wordsOf(db, wish.saleUnit)
  const { terms, code } = words.read(wish.text)
  const page: Page = {
    saleUnit: wish.saleUnit,
    licensed: wish.licensed,
    take: wish.take,
    skip: wish.skip,
    only: wish.only,
  }
  const exact = code ? await findByCode(db, code, page) : []
  if (exact.length > 0) return exact.slice(wish.skip, wish.skip + wish.take)
  const known = terms.filter(({ ways }) => ways.length > 0)
  const found = makesSense(terms, known) ? await findByWords(db, known, { words, page, wish }) : []
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
  const asked = terms.filter((term) => term.ways.length > 0 || term.doubt >= doubts.unknown)
  if (known.some(({ isUse }) => isUse)) return true
  return known.some(isLikely(known.length)) && lettersOf(known) * 3 >= lettersOf(asked)
}

type Around = { words: Words; page: Page; wish: Wish }

/** When no product has all words, the least significant ones are dropped one by one. */
async function findByWords(db: Db, terms: readonly Term[], { words, page, wish }: Around): Promise<string[]> {
  const categories = (wish.categories ?? []).map(({ level, code }) => `${level}${code.toLowerCase()}`)
  const scope = { saleUnit: page.saleUnit, vocabulary: words.vocabulary, products: words.products }
  const find = (some: readonly Term[], part: Page) => {
    const match = { ...tiersOf(some, categories, scope), products: words.products }
    const { only, licensed, take, skip } = part
    if (only || take > longestKept) return findCodes(db, match, part)
    return kept.get(words, JSON.stringify([match.tiers, licensed, take, skip]), () =>
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
  const isNamed = ({ ways }: Term) =>
    ways.some((way) => way.some(({ word }) => vocabulary.wholeBeginning(word) > 0))
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
    const [way = []] = term.ways
    // A corrected word is split only into three or more parts: half of it alone may mean nothing.
    if (way.length < 2 || (term.mended && way.length < 3)) return [term]
    const alike = term.ways.filter((other) => other.length === way.length)
    return way.map((piece, at): Term => {
      const meant = new Map(
        alike.flatMap((other) => other.slice(at, at + 1)).map((each) => [each.word, each]),
      )
      return { typed: piece.word, ways: [...meant.values()].map((each) => [each]), doubt: term.doubt }
    })
  })
}

/** The terms without the least significant ones, while half of the letters stay. */
function loosened(apart: readonly Term[]): Term[][] {
  const telling = apart
    .map((term, place) => ({ term, tells: tellingOf(term, place) }))
    .sort((a, b) => b.tells - a.tells)
    .map(({ term }) => term)
  const withoutOne = telling.map((_, at) => telling.toSpliced(at, 1)).reverse()
  const withoutMore = telling.map((_, at) => telling.slice(0, at)).reverse()
  const fewer = [...withoutOne, ...withoutMore.slice(1)].filter(
    (some) => some.length > 0 && lettersOf(some) * 2 >= lettersOf(telling),
  )
  return [telling, ...fewer].slice(0, mostLoosened)
}

/**
 * Significance: long over short, certain over guessed, words over numbers; in Thai the first word says what
 * it is.
 */
function tellingOf(term: Term, place: number): number {
  const figures = isFigure(term) ? 10 : 0
  return Math.min(8, term.typed.length) - figures - term.doubt * 2 - place / 10
}
