import { asIfLatin } from '../spelling/keyboard.ts'
import { isThai, normalise } from '../spelling/normalise.ts'
import { chunksOf, segmentsOf, singular } from '../spelling/split-words.ts'
import { isFiller, isGrammar } from './fillers.ts'
import { frugal, type Reader } from './frugal.ts'
import { inAnyOrder } from './meanings.ts'
import { acrossScripts, mistypedBesideOthers, readApart, readChunk, readName } from './read-chunk.ts'
import { readLatinUse, readThaiUse, readUse } from './read-use.ts'
import { nearestSize, sizesAbout, takeSizes, takeUnit } from './sizes.ts'
import { surestKeyboard } from './surest-keyboard.ts'
import { closed, doubts, type Term, unknownTerm } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostChunks = 10
// Longer than any product name; reading time grows faster than the text, and rubbish is slowest.
const longestRead = 100
// A quantity belongs in the cart and is no word of any product.
const byTheCase = /(?:ยก|ทั้ง|เป็น)(?:ลัง|แพ็?ค|โหล|มัด|กล่อง)(?!\s*\d)/g
// The hardest query of the search-quality list takes less than half; random letters would take many times as
// much.
const mostGuesses = 800
const mostJoined = 3
const mostSyllables = 4

/** A query as far as it was understood. */
export type Query = {
  terms: Term[]
  /** A single token that may be a product code or a barcode. */
  code: string | undefined
}

const codeLike = /^(?=.*\d)[a-z0-9][a-z0-9\-_/.]{2,29}$/
const spacedBarcode = /^\d[\d\s-]{7,20}\d$/
const codeLabel =
  /^(?:รหัสสินค้า|รหัส|เลข|บาร์โค้ด|บาร์โคด|บาโค้ด|bar\s?code|product code|code|sku|item|no\.?|#)\s*[:.#]?\s*(?=\S*\d)/

/** A single token with a digit may be a code; a long number may be a code typed with gaps. */
function codeOf(text: string): string | undefined {
  const typed = text.replace(codeLabel, '')
  if (spacedBarcode.test(typed)) return typed.replace(/[\s-]/g, '')
  return codeLike.test(typed) ? typed : undefined
}

/** Keys that all give digits on the other keyboard are a code, since no Thai word is typed so. */
function asDigits(text: string): string {
  const switched = isThai(text) ? asIfLatin(text) : ''
  return /^\d{4,}$/.test(switched) ? switched : text
}

/**
 * Reads sizes, codes and words in either language, and tries the other keyboard layout if that makes more
 * sense.
 */
export function readQuery(input: string, words: Vocabulary): Query {
  const vocabulary = frugal(words, mostGuesses)
  const text = asDigits(input.slice(0, longestRead).trim())
  const typed = normalise(text)
  const code = codeOf(typed)
  const read = (other: string) => readTerms(normalise(other), vocabulary)
  return { terms: surestKeyboard(text, read), code }
}

function readTerms(text: string, vocabulary: Reader): Term[] {
  const { sizes, rest: unsized } = takeSizes(text.replace(byTheCase, ' '))
  const { unit, rest } = sizes.length > 0 ? { unit: undefined, rest: unsized } : takeUnit(unsized)
  const typed = chunksOf(rest).slice(0, mostChunks)
  const chunks = joinSplit(withoutFillers(typed, vocabulary), vocabulary)
  const words = readLatinUse(typed, chunks, vocabulary) ?? readWords(chunks, vocabulary)
  const beside = words.length > 1 ? words.map((term) => widened(term, vocabulary)) : words
  return [
    ...beside,
    ...sizes.map((size) => readSize(size, vocabulary)),
    ...(unit ? [readUnit(unit, vocabulary)] : []),
  ]
}

function readWords(chunks: string[], vocabulary: Reader): Term[] {
  const words: Term[] = []
  for (let at = 0; at < chunks.length; ) {
    const use = readThaiUse(chunks[at] ?? '', vocabulary)
    const { term, used } = use ? { term: undefined, used: 1 } : readAt(chunks, at, vocabulary)
    if (use) words.push(...use)
    if (term)
      words.push(
        ...(term.doubt >= doubts.unknown && isThai(term.typed) ? readUnknown(term, vocabulary) : [term]),
      )
    at += used
  }
  return words
}

/** A run of Thai that makes no sense as a whole: its words, or the use it names. */
function readUnknown({ typed }: Term, vocabulary: Reader): Term[] {
  const apart = readApart(typed, vocabulary)
  if (apart.some(({ readings }) => readings.length > 0)) return apart
  return readUse(segmentsOf(typed), vocabulary) ?? apart
}

/** Beside other words a doubtful one may be read more widely, since products must match the others too. */
function widened(term: Term, vocabulary: Vocabulary): Term {
  const isShortStranger = term.readings.length === 0 && term.typed.length < 4 && !/\d/.test(term.typed)
  if (isShortStranger) return mistypedBesideOthers(term.typed, vocabulary) ?? term
  return term.others ? { ...term, readings: [...term.readings, ...term.others] } : term
}

/** Filler words are dropped, unless products are named so or nothing else is left. */
function withoutFillers(chunks: string[], vocabulary: Vocabulary): string[] {
  const significant = chunks.filter(
    (chunk) => !isFiller(chunk) || (vocabulary.has(chunk) && !isGrammar(chunk)),
  )
  return significant.length > 0 ? significant : chunks
}

function readSize({ token, number }: { token: string; number: string }, vocabulary: Vocabulary): Term {
  const readings = [token, number].filter((word) => vocabulary.has(word)).map((word) => [closed(word)])
  const near = readings.length === 0 ? nearestSize(token, vocabulary.beginningWith('=')) : undefined
  if (near) return { typed: token, readings: [[closed(near)]], doubt: doubts.sound }
  // An unknown size is ignored, so that the result is not empty.
  return readings.length > 0
    ? { typed: token, readings: readings.slice(0, 1), doubt: 0 }
    : { ...unknownTerm(token), doubt: doubts.sound }
}

function readUnit(unit: string, vocabulary: Vocabulary): Term {
  const about = sizesAbout(unit, vocabulary.beginningWith('='))
  return { typed: unit, readings: about.map((size) => [closed(size)]), doubt: doubts.sound }
}

const sameScript = (a: string, b: string) => isThai(a) === isThai(b) && !/^\d/.test(a + b)

/** Joins a word that was typed with a space if only the whole is known. */
function joinSplit(chunks: string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    const whole = last && sameScript(last, chunk) ? last + chunk : ''
    if (last && whole && vocabulary.has(whole) && !(vocabulary.has(last) && vocabulary.has(chunk)))
      joined[joined.length - 1] = whole
    else joined.push(chunk)
  }
  return joined
}

/** Names of several words, such as 'toilet paper', are read before their single words. */
function readAt(chunks: string[], at: number, vocabulary: Reader): { term: Term; used: number } {
  for (let used = Math.min(mostJoined, chunks.length - at); used > 1; used--) {
    const words = chunks.slice(at, at + used)
    const names = isThai(words.join(''))
      ? [words.join('')]
      : [words.map(singular).join(' '), words.join(''), inAnyOrder(words.map(singular))]
    for (const name of names.filter(vocabulary.meanings.has)) {
      const term = readName(name, vocabulary)
      if (term) return { term, used }
    }
  }
  return readSaid(chunks, at, vocabulary) ?? { term: readChunk(chunks[at] ?? '', vocabulary), used: 1 }
}

/** Romanised Thai has its spaces between syllables: 'nam pla', 'tom yam kung'. */
function readSaid(
  chunks: string[],
  at: number,
  vocabulary: Reader,
): { term: Term; used: number } | undefined {
  for (let used = Math.min(mostSyllables, chunks.length - at); used > 1; used--) {
    const parts = chunks.slice(at, at + used)
    if (!parts.every((part) => /^[a-z]+$/.test(part))) continue
    // Syllables are short, so longer misspelt words stay apart; prefixes yield only to one exact word.
    const read = parts.map((part) => readChunk(part, vocabulary))
    const areOwn = (short: number) =>
      read.every(
        ({ typed, doubt, isAcross }) =>
          !isAcross && doubt < (typed.length < 4 ? short : doubts.skipped + doubts.sound),
      )
    const term = acrossScripts(parts.join(''), vocabulary)
    // Misspelt words yield to one word with exactly that sound.
    const isSaidSo =
      term &&
      term.doubt < doubts.across + doubts.sound / 2 &&
      read.some(({ doubt }) => doubt >= doubts.saidSo)
    if (areOwn(doubts.begun) && !isSaidSo) continue
    if (term && (isSaidSo || term.doubt <= doubts.across || !areOwn(doubts.near))) return { term, used }
  }
  return undefined
}
