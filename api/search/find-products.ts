import type { Db } from '#api/kit/database.ts'
import { readQuery } from '#shop/search/read-query.ts'
import { doubts, type Term } from '#shop/search/term.ts'
import { findByCode, findByCodeStart, findCodes, type Page } from './find-codes.ts'
import type { Wish } from './search.ts'
import { tiersOf } from './term-queries.ts'
import { type Words, wordsOf } from './vocabulary-store.ts'

const mostLoosened = 5

/** Codes of products that answer a wish, best first: a code before words, all words before some. */
export async function findProducts(db: Db, wish: Wish): Promise<string[]> {
  const words = await wordsOf(db, wish.saleUnit)
  const { terms, code } = readQuery(wish.text, words.vocabulary)
  const page: Page = { saleUnit: wish.saleUnit, licensed: wish.licensed, take: wish.take, skip: wish.skip, only: wish.only }
  const exact = code ? await findByCode(db, code, page) : []
  if (exact.length > 0) return exact.slice(wish.skip, wish.skip + wish.take)
  const known = terms.filter(({ ways }) => ways.length > 0)
  const found = makesSense(terms, known) ? await findByWords(db, known, { words, page, wish }) : []
  return found.length === 0 && code ? findByCodeStart(db, code, page) : found
}

// A figure counts little beside words.
const lettersOf = (terms: readonly Term[]) => terms.reduce((sum, { typed }) => sum + (/^[=\d]/.test(typed) ? 1 : typed.length), 0)

/** A word or two may be left out, but not most of what was typed. */
function makesSense(terms: readonly Term[], known: readonly Term[]): boolean {
  const asked = terms.filter((term) => term.ways.length > 0 || term.doubt >= doubts.unknown)
  return known.length > 0 && lettersOf(known) * 3 >= lettersOf(asked)
}

type Around = { words: Words; page: Page; wish: Wish }

/** If no product holds all words, the least telling ones are let go, one after the other. */
async function findByWords(db: Db, terms: readonly Term[], { words, page, wish }: Around): Promise<string[]> {
  const categories = (wish.categories ?? []).map(({ level, code }) => `${level}${code.toLowerCase()}`)
  const scope = { saleUnit: page.saleUnit, vocabulary: words.vocabulary, products: words.products }
  const find = (some: readonly Term[], part: Page) => findCodes(db, { ...tiersOf(some, categories, scope), products: words.products }, part)
  for (const some of loosened(terms)) {
    const found = await find(some, page)
    if (found.length > 0) return found
    // An empty page behind a full one ends the list; it is no reason to let words go.
    if (page.skip > 0 && (await find(some, { ...page, skip: 0, take: 1 })).length > 0) return []
  }
  return []
}

/** The wish as it is, then with its run-together words apart, then without the least telling ones, while half of the letters stay. */
function loosened(terms: readonly Term[]): Term[][] {
  const apart = terms.flatMap((term) => {
    const [way = []] = term.ways
    // What was mended is not taken apart: alone it may mean nothing.
    const splits = way.length > 1 && !term.mended
    return splits ? way.map((piece): Term => ({ typed: piece.word, ways: [[piece]], doubt: term.doubt })) : [term]
  })
  const telling = apart
    .map((term, place) => ({ term, tells: tellingOf(term, place) }))
    .sort((a, b) => b.tells - a.tells)
    .map(({ term }) => term)
  const withoutOne = telling.map((_, at) => telling.toSpliced(at, 1)).reverse()
  const withoutMore = telling.map((_, at) => telling.slice(0, at)).reverse()
  const fewer = [...withoutOne, ...withoutMore.slice(1)].filter((some) => some.length > 0 && lettersOf(some) * 2 >= lettersOf(telling))
  return [[...terms], ...fewer.slice(0, mostLoosened)]
}

/** Long words tell more than short ones, sure ones more than guessed ones, words more than figures; in Thai what comes first says what it is. */
function tellingOf({ typed, doubt }: Term, place: number): number {
  const figures = /^[=\d]/.test(typed) ? 10 : 0
  return Math.min(8, typed.length) - figures - doubt * 2 - place / 10
}
