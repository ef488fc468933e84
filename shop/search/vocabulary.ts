import { type Across, makeAcross } from './across-scripts.ts'
import { editDistance, slipsIn } from './edit-distance.ts'
import { type Meanings, shippedMeanings } from './meanings.ts'
import { type Mended, mendRun } from './mend-run.ts'
import { isThai, skeletonOf } from './normalise.ts'

/** A word of a centre: how many products hold it, and how many as a whole word of their name. */
export type WordCount = { word: string; products: number; whole: number }
export type Near = { word: string; distance: number }
type Span = readonly [from: number, to: number]

/** The words of a centre, to find one by itself, by its beginning, by its sound or in spite of a slip. */
export type Vocabulary = {
  size: number
  meanings: Meanings
  has: (word: string) => boolean
  productsWith: (word: string) => number
  wholeWith: (word: string) => number
  /** How many hold a word that begins so, counting a product once for each such word. */
  productsBeginning: (start: string) => number
  wholeBeginning: (start: string) => number
  begins: (start: string) => boolean
  soundingLike: (word: string) => string[]
  /** The most frequent words whose sound begins so. */
  beginningLike: (start: string, most: number) => string[]
  near: (word: string, most: number, slips?: number) => Near[]
  /** Words run together, each with slips of its own. */
  mended: (run: string) => Mended[]
  /** Words of the other script that are said so, the nearest first. */
  saidLike: (word: string) => Across[]
  /** The most frequent words that hold these letters. */
  containing: (letters: string, most: number) => string[]
  beginningWith: (start: string, most?: number) => string[]
}

const isWord = (word: string) => /^[\u0e01-\u0e4ea-z]/.test(word)

/** A bit for each letter, so that most words are told apart without a look at their letters' order. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Letters that all sound the same sound like anything. */
const saysNothing = (word: string, sound: string) => sound.length * 2 < word.length || new Set(word).size === 1

function firstNotBefore(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

const spanOf = (sorted: readonly string[], start: string): Span => [firstNotBefore(sorted, start), firstNotBefore(sorted, `${start}\uffff`)]

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
  const [products, whole] = [runningSums(sorted.map((row) => row.products)), runningSums(sorted.map((row) => row.whole))]
  const sounds = sorted
    .filter(({ word }) => isWord(word))
    .map((row) => ({ ...row, sound: skeletonOf(row.word) }))
    .map((row) => ({ ...row, letters: lettersOf(row.sound), thai: isThai(row.word) }))
    .toSorted((a, b) => (a.sound < b.sound ? -1 : 1))
  const soundsOnly = sounds.map(({ sound }) => sound)
  const byLetter = new Map<string, typeof sounds>()
  const nearKnown = new Map<string, Near[]>()
  // Few searches need it, so it is made for the first that does.
  let across: ReturnType<typeof makeAcross> | undefined

  function findNear(word: string, slips: number): Near[] {
    const sound = skeletonOf(word)
    if (saysNothing(word, sound)) return []
    const [letters, thai] = [lettersOf(sound), isThai(word)]
    const found: (Near & { products: number })[] = []
    for (const row of sounds) {
      if (row.thai !== thai || Math.abs(row.sound.length - sound.length) > slips || bitsIn(row.letters ^ letters) > slips * 4) continue
      // In a short word the first letter must be right, in a longer one a slip there is rare.
      if (row.sound[0] !== sound[0] && sound.length < 5) continue
      const distance = Math.min(editDistance(sound, row.sound, slips), thai ? slips + 1 : editDistance(word, row.word, slips))
      const rare = row.sound[0] === sound[0] ? 0 : 0.4
      if (distance <= slips) found.push({ word: row.word, distance: distance + rare, products: row.products })
    }
    found.sort((a, b) => a.distance - b.distance || b.products - a.products)
    const best = found[0]?.distance ?? 0
    return found.filter(({ distance }) => distance <= best + 0.3).map(({ word: near, distance }) => ({ word: near, distance }))
  }

  return {
    size: words.length,
    meanings,
    has: (word) => counts.has(word),
    productsWith: (word) => counts.get(word)?.products ?? 0,
    wholeWith: (word) => counts.get(word)?.whole ?? 0,
    productsBeginning: (start) => sumOf(products, spanOf(words, start)),
    wholeBeginning: (start) => sumOf(whole, spanOf(words, start)),
    begins: (start) => words[firstNotBefore(words, start)]?.startsWith(start) ?? false,
    soundingLike: (word) => {
      const sound = skeletonOf(word)
      if (saysNothing(word, sound)) return []
      const found: string[] = []
      for (let at = firstNotBefore(soundsOnly, sound); soundsOnly[at] === sound; at++) found.push(sounds[at]?.word ?? '')
      return found
    },
    beginningLike: (start, most) => {
      const [from, to] = spanOf(soundsOnly, skeletonOf(start))
      return sounds
        .slice(from, to)
        .sort((a, b) => b.products - a.products)
        .slice(0, most)
        .map(({ word }) => word)
    },
    beginningWith: (start, most = Number.POSITIVE_INFINITY) => {
      const [from, to] = spanOf(words, start)
      return words.slice(from, Math.min(to, from + most))
    },
    mended: (run) => {
      const found = mendRun(skeletonOf(run), (letter) => {
        const known = byLetter.get(letter)
        if (known) return known
        const fresh = sounds.slice(...spanOf(soundsOnly, letter))
        byLetter.set(letter, fresh)
        return fresh
      })
      return found ? [found] : []
    },
    saidLike: (word) => {
      across ??= makeAcross(sounds.map((row) => row.word))
      return across(word)
    },
    containing: (letters, most) =>
      sounds
        .filter(({ word }) => word.includes(letters))
        .sort((a, b) => b.products - a.products)
        .slice(0, most)
        .map(({ word }) => word),
    near: (word, most, slips = slipsIn(skeletonOf(word).length)) => {
      const key = `${slips} ${word}`
      const known = nearKnown.get(key) ?? findNear(word, slips)
      if (nearKnown.size > 2_000) nearKnown.clear()
      nearKnown.set(key, known)
      return known.slice(0, most)
    },
  }
}
