import { lexemeIn, signs } from '#shop/search/product-lexemes.ts'
import type { Piece, Term } from '#shop/search/term.ts'
import type { Vocabulary } from '#shop/search/vocabulary.ts'

/** Queries from the narrowest to the widest, each within the next. */
export type Tiers = {
  /** The name starts with a word of the query, or has every word whole. */
  sharp: string
  /** Every word is in the name. */
  named: string
  /** Every word is in some field. */
  all: string
}
/** An estimate of each query's results; 0 is certain. */
export type Guesses = { [Tier in keyof Tiers]: number }

type Scope = { saleUnit: string; vocabulary: Vocabulary; products: number }
type Spell = (piece: Piece) => string
type Count = (piece: Piece) => number

/**
 * Up to this many words with a typed prefix are listed one by one, since PostgreSQL reads all products of a
 * prefix first.
 */
const mostNamed = 12

const isFigure = (word: string) => /^[=\d]/.test(word)
const joined = (parts: string[], by: '&' | '|') =>
  parts.length > 1 ? `(${parts.join(` ${by} `)})` : (parts[0] ?? '')

function spelled(terms: readonly Term[], spell: Spell): string {
  return joined(
    terms.map(({ readings }) =>
      joined(
        readings.map((reading) => joined(reading.map(spell), '&')),
        '|',
      ),
    ),
    '&',
  )
}

/** The estimated number of products with all words, as if independent, at most that of the rarest. */
function guessed(terms: readonly Term[], count: Count, products: number): number {
  const together = (parts: number[]) =>
    Math.min(...parts, products * parts.reduce((share, part) => share * Math.min(1, part / products), 1))
  const ofTerm = ({ readings }: Term) =>
    Math.min(
      products,
      readings.reduce((sum, reading) => sum + together(reading.map(count)), 0),
    )
  return together(terms.map(ofTerm))
}

/**
 * A single word that is no whole name but starts category names: ข้าว is the rice in 'ข้าวสาร' before a part
 * of ข้าวเกรียบ.
 */
function ofKind(terms: readonly Term[], vocabulary: Vocabulary): string | undefined {
  const [term, ...others] = terms.filter(({ typed }) => !isFigure(typed))
  const word = term?.readings[0]?.length === 1 ? term.readings[0][0]?.word : undefined
  if (!word || others.length > 0 || vocabulary.wholeWith(word) > 0 || !vocabulary.begins(signs.start + word))
    return undefined
  // A word in no product name is a category word.
  return vocabulary.beginningWith(word).some((each) => each !== word && vocabulary.wholeWith(each) === 0)
    ? word
    : undefined
}

/** The terms as three queries; `categories` narrow all of them. */
export function tiersOf(
  terms: readonly Term[],
  categories: readonly string[],
  { saleUnit, vocabulary, products }: Scope,
): { tiers: Tiers; guesses: Guesses } {
  const lexeme = (word: string) => lexemeIn(saleUnit, word)
  const isOpen = ({ word, open }: Piece) => open || !vocabulary.has(word)
  const within = (query: string) =>
    joined([query, ...categories.map((category) => lexeme(signs.category + category))], '&')
  /** A word, or with `open` a prefix, in any field or only with these weights. */
  const held = (word: string, open: boolean, weights = '') => {
    const named = open ? vocabulary.beginningWith(word, mostNamed + 1) : [word]
    if (named.length > mostNamed) return `${lexeme(word)}:*${weights}`
    return joined(
      (named.length > 0 ? named : [word]).map((each) => lexeme(each) + (weights ? `:${weights}` : '')),
      '|',
    )
  }
  const anywhere: Spell = (piece) => held(piece.word, isOpen(piece))
  // A word in no name, such as a packing or a count, does not affect how well the name matches.
  const inNames = ({ word }: Piece) => vocabulary.wholeBeginning(word) > 0 && !isFigure(word)
  const weighed = (piece: Piece, weights: string) => held(piece.word, isOpen(piece), weights)
  const whole: Spell = (piece) => {
    if (!inNames(piece) && !isFigure(piece.word)) return anywhere(piece)
    return vocabulary.wholeWith(piece.word) > 0 ? `${lexeme(piece.word)}:A` : weighed(piece, 'A')
  }
  const begun: Spell = (piece) => (inNames(piece) ? weighed(piece, 'A') : anywhere(piece))
  const named: Spell = (piece) => (inNames(piece) ? weighed(piece, 'AB') : anywhere(piece))
  const starts = [
    ...new Set(
      terms.flatMap(({ readings }) =>
        readings.flatMap((reading) => reading.slice(0, 1).map(({ word }) => word)),
      ),
    ),
  ]
  const countAll: Count = (piece) =>
    isOpen(piece) ? vocabulary.productsBeginning(piece.word) : vocabulary.productsWith(piece.word)
  const countWhole: Count = (piece) =>
    inNames(piece)
      ? vocabulary.wholeWith(piece.word) || vocabulary.wholeBeginning(piece.word)
      : countAll(piece)
  const countBegun: Count = (piece) => {
    if (!inNames(piece)) return countAll(piece)
    return isOpen(piece) ? vocabulary.wholeBeginning(piece.word) : vocabulary.wholeWith(piece.word)
  }
  const share = categories.reduce(
    (least, category) => Math.min(least, vocabulary.productsWith(signs.category + category) / products),
    1,
  )
  const guess = (count: Count) => guessed(terms, count, products) * share
  const starting =
    starts.reduce((sum, word) => sum + vocabulary.wholeBeginning(signs.start + word), 0) * share
  const kind = ofKind(terms, vocabulary)
  const start = joined(
    [
      joined(
        starts
          .filter((word) => vocabulary.begins(signs.start + word))
          .map((word) => held(signs.start + word, true)),
        '|',
      ),
      spelled(terms, begun),
    ],
    '&',
  )
  const sharp = [
    ...(starting > 0 ? [kind ? joined([start, `${lexeme(kind)}:*C`], '&') : start] : []),
    ...(kind ? [] : [spelled(terms, whole)]),
  ]
  return {
    tiers: {
      sharp: within(joined(sharp, '|')),
      named: within(spelled(terms, named)),
      all: within(spelled(terms, anywhere)),
    },
    guesses: {
      // Most names that start with the words have them whole as well.
      sharp: Math.max(Math.min(starting, guess(countBegun)), guess(countWhole)),
      named: guess(countAll),
      all: guess(countAll),
    },
  }
}
