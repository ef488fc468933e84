import { isThai } from '../spelling/normalise.ts'
import { segmentsOf, singular } from '../spelling/split-words.ts'
import { thaiDeeds, thaiFillers, thaiStates } from './fillers.ts'
import type { Reader } from './frugal.ts'
import { inAnyOrder } from './meanings.ts'
import { doubts, opened, type Piece, type Term } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

type Match = { from: number; to: number; phrases: readonly string[]; isDeed: boolean }

const mostTogether = 4
/** A query that begins with these names a use. */
const opensRequest = new Set(
  'สำหรับ|ไว้|ไว้ใช้|เอาไว้|ใช้|ที่ใช้|ทำให้|ช่วย|ของ|เวลา|ตอน|อะไร|for|to|something|against|make|keep'.split('|'),
)
const noDeeds = new Set('ยา|สาร|ตัว'.split('|'))

const nameOf = (words: readonly string[]) =>
  isThai(words.join('')) ? words.join('') : inAnyOrder(words.map(singular))

/** The phrases whose words the centre's products have. */
const soldOf = (phrases: readonly string[], vocabulary: Vocabulary) =>
  phrases.filter((phrase) =>
    phrase.split(' ').every((word) => vocabulary.has(word) || vocabulary.begins(word)),
  )

/** The actions and things of a query in order; the longest known names win. */
function matchesIn(words: readonly string[], vocabulary: Vocabulary): Match[] {
  const { meanings } = vocabulary
  const found: Match[] = []
  for (let from = 0; from < words.length; ) {
    let match: Match | undefined
    for (let to = Math.min(words.length, from + mostTogether); to > from && !match; to--) {
      const name = nameOf(words.slice(from, to))
      const deeds = soldOf(meanings.forDeed(name), vocabulary)
      const phrases = deeds.length > 0 ? deeds : soldOf(meanings.forUse(name), vocabulary)
      if (phrases.length > 0)
        match = {
          from,
          to,
          phrases,
          isDeed: deeds.length > 0 || meanings.forDeed(nameOf(words.slice(from, from + 1))).length > 0,
        }
    }
    if (match) found.push(match)
    from = match?.to ?? from + 1
  }
  return found
}

/** The action selects products; the things narrow them where both agree. */
function meantBy(matches: readonly Match[]): readonly string[] {
  const longest = matches.toSorted(
    (a, b) => b.to - b.from - (a.to - a.from) || a.phrases.length - b.phrases.length,
  )
  const [first, ...others] = [
    ...matches.filter(({ isDeed }) => isDeed),
    ...longest.filter(({ isDeed }) => !isDeed),
  ]
  return others.reduce((meant, { phrases }) => {
    const both = meant.filter((phrase) => phrases.includes(phrase))
    return both.length > 0 ? both : meant
  }, first?.phrases ?? [])
}

/** Product words beside a use, such as a scent: products that have them too come first. */
function besides(words: readonly string[], matches: readonly Match[], vocabulary: Vocabulary): Term[] {
  return words
    .filter((_, at) => !matches.some(({ from, to }) => at >= from && at < to))
    .map(singular)
    .filter(
      (word) => word.length > 2 && !thaiFillers.has(word) && !thaiDeeds.has(word) && vocabulary.has(word),
    )
    .map((word): Term => ({ typed: word, readings: [[opened(word)]], doubt: doubts.near }))
}

const readingsOf = (phrases: readonly string[]): Piece[][] =>
  phrases.map((phrase) => phrase.split(' ').map(opened))

/** Reads words that name a use; unknown words are dropped, since the action is enough. */
export function readUse(words: readonly string[], vocabulary: Vocabulary): Term[] | undefined {
  const matches = matchesIn(words, vocabulary)
  const meant = meantBy(matches)
  if (meant.length === 0) return undefined
  return [
    { typed: words.join(''), readings: readingsOf(meant), doubt: 0, isUse: true },
    ...besides(words, matches, vocabulary),
  ]
}

/** Whether a run of Thai begins with an action and is not a product word or a part of one. */
function beginsWithDeed(segments: readonly string[], chunk: string, vocabulary: Vocabulary): boolean {
  const [first = ''] = segments
  const significant = segments.filter((segment) => !thaiFillers.has(segment))
  const [deed = ''] = significant
  const isDeed =
    (vocabulary.meanings.forDeed(deed).length > 0 && !thaiStates.has(deed)) ||
    (thaiDeeds.has(deed) && !noDeeds.has(deed))
  if (!opensRequest.has(first) && !isDeed) return false
  // 'ชงชื่น' begins with an action and is a brand; 'ทอดกรอบ' is the end of a name.
  for (let used = 1; used <= Math.min(mostTogether, segments.length); used++)
    if (vocabulary.wholeWith(segments.slice(0, used).join('')) > 0) return false
  return !vocabulary.begins(chunk) && vocabulary.containing(chunk, 1).length === 0
}

/** The use named by a run of Thai that begins with an action. */
export function readThaiUse(chunk: string, vocabulary: Reader): Term[] | undefined {
  if (!isThai(chunk) || vocabulary.has(chunk) || vocabulary.meanings.has(chunk)) return undefined
  const segments = segmentsOf(chunk)
  if (segments.length < 2 || !beginsWithDeed(segments, chunk, vocabulary)) return undefined
  return readUse(segments, vocabulary)
}

/** The use named by an English query: it begins so, or has an action that names no product. */
export function readLatinUse(
  typed: readonly string[],
  significant: readonly string[],
  vocabulary: Vocabulary,
): Term[] | undefined {
  if (!significant.every((word) => /^[a-z]+$/.test(word))) return undefined
  const isDeed = (word: string) => vocabulary.meanings.forDeed(nameOf([word])).length > 0
  const begins = typed.length > 1 && opensRequest.has(typed[0] ?? '')
  const isStrange = (word: string) => !vocabulary.has(singular(word))
  return begins || (significant.length > 1 && significant.some(isDeed) && significant.every(isStrange))
    ? readUse(significant, vocabulary)
    : undefined
}
