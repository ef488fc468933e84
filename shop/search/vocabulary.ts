import { type Across, makeAcross } from '../spelling/across-scripts.ts'
import { slipsIn } from '../spelling/edit-distance.ts'
import { makeMemo } from '../spelling/memo.ts'
import { type Mended, mendRun } from '../spelling/mend-run.ts'
import { isThai, skeletonOf } from '../spelling/normalise.ts'
import { firstNotBefore, type Span, spanOf } from '../spelling/sorted.ts'
import {
  beginningLike,
  beginningNear,
  containing,
  makeSounds,
  type Near,
  nearIn,
  soundingLike,
} from '../spelling/sounds.ts'
import { type Meanings, shippedMeanings } from './meanings.ts'

/** A word of a centre: how many products have it, and how many as a whole word of their name. */
type WordCount = { word: string; products: number; whole: number }

/** The words of a centre, to be found by themselves, by prefix, by sound or despite a misspelling. */
export type Vocabulary = {
  size: number
  meanings: Meanings
  has: (word: string) => boolean
  productsWith: (word: string) => number
  wholeWith: (word: string) => number
  /** How many products have a word with this prefix; a product counts once per such word. */
  productsBeginning: (start: string) => number
  wholeBeginning: (start: string) => number
  begins: (start: string) => boolean
  soundingLike: (word: string) => string[]
  /** The most frequent words whose sound has this prefix. */
  beginningLike: (start: string, most: number) => string[]
  /** Words with this prefix except for one misspelling. */
  beginningNear: (start: string, most: number) => Near[]
  near: (word: string, most: number, slips?: number) => Near[]
  /** Joined words, each with its own misspellings. */
  mended: (run: string, slips: number) => Mended[]
  /** Words of the other script with this sound, the nearest first. */
  saidLike: (word: string) => Across[]
  /** The most frequent words that contain these letters. */
  containing: (part: string, most: number) => string[]
  beginningWith: (start: string, most?: number) => string[]
}

const isWord = (word: string) => /^[\u0e01-\u0e4ea-z]/.test(word)

function runningSums(values: number[]): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}

const sumOf = (sums: number[], [from, to]: Span) => (sums[to] ?? 0) - (sums[from] ?? 0)

export function makeVocabulary(rows: readonly WordCount[], meanings = shippedMeanings): Vocabulary {
  const sorted = rows.toSorted((a, b) => (a.word < b.word ? -1 : 1))
  const words = sorted.map(({ word }) => word)
  const counts = new Map(sorted.map((row) => [row.word, row]))
  const [products, whole] = [
    runningSums(sorted.map((row) => row.products)),
    runningSums(sorted.map((row) => row.whole)),
  ]
  const letters = sorted.filter(({ word }) => isWord(word))
  const [thai, latin] = [
    makeSounds(letters.filter(({ word }) => isThai(word))),
    makeSounds(letters.filter(({ word }) => !isThai(word))),
  ]
  const soundsFor = (word: string) => (isThai(word) ? thai : latin)
  const nearKnown = makeMemo<Near[]>(2_000)
  // Computed on first use, since few searches need it.
  let across: ReturnType<typeof makeAcross> | undefined

  return {
    size: words.length,
    meanings,
    has: (word) => counts.has(word),
    productsWith: (word) => counts.get(word)?.products ?? 0,
    wholeWith: (word) => counts.get(word)?.whole ?? 0,
    productsBeginning: (start) => sumOf(products, spanOf(words, start)),
    wholeBeginning: (start) => sumOf(whole, spanOf(words, start)),
    begins: (start) => words[firstNotBefore(words, start)]?.startsWith(start) ?? false,
    soundingLike: (word) => soundingLike(word, soundsFor(word)),
    beginningLike: (start, most) => beginningLike(start, most, soundsFor(start)),
    beginningNear: (start, most) => beginningNear(start, most, soundsFor(start)),
    beginningWith: (start, most = Number.POSITIVE_INFINITY) => {
      const [from, to] = spanOf(words, start)
      return words.slice(from, Math.min(to, from + most))
    },
    mended: (run, slips) => {
      const found = mendRun(skeletonOf(run), soundsFor(run), slips)
      return found ? [found] : []
    },
    saidLike: (word) => {
      across ??= makeAcross(letters.map(({ word: each }) => each))
      return across(word)
    },
    containing: (part, most) => containing(part, most, soundsFor(part)),
    near: (word, most, slips = slipsIn(skeletonOf(word).length)) => {
      const found = nearKnown(`${slips} ${word}`, () => nearIn(soundsFor(word), word, slips, !isThai(word)))
      return found.slice(0, most)
    },
  }
}
