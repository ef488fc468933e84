import { asIfLatin, asIfThai } from './keyboard.ts'
import { isThai, normalise } from './normalise.ts'
import { readChunk } from './read-chunk.ts'
import { nearestSize, takeSizes } from './sizes.ts'
import { chunksOf, singular } from './split-words.ts'
import { synonyms } from './synonyms.ts'
import { closed, doubts, type Term, unknownTerm } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostChunks = 10
const mostJoined = 3
// Any keys give some word on the other keyboard with enough good will; only a clear one counts.
const surelySwitched = 0.5

/** What a person asked for, as far as it was understood. */
export type Query = {
  terms: Term[]
  /** A single token that may be a product code or a barcode. */
  code: string | undefined
}

const codeLike = /^(?=.*\d)[a-z0-9][a-z0-9\-_/.]{2,29}$/
const spacedBarcode = /^\d[\d\s-]{7,20}\d$/

/** A single token with a digit may be a code; a long number is one even if it was read off with its gaps. */
function codeOf(typed: string): string | undefined {
  if (spacedBarcode.test(typed)) return typed.replace(/[\s-]/g, '')
  return codeLike.test(typed) ? typed : undefined
}

/** Reads what was typed: sizes, codes, words in either language, and the same keys on the other keyboard if that makes more sense. */
export function readQuery(text: string, vocabulary: Vocabulary): Query {
  const typed = normalise(text).trim()
  const code = codeOf(typed)
  const terms = readTerms(typed, vocabulary)
  if (doubtOf(terms) <= doubts.begun || code) return { terms, code }
  const switched = text
    .trim()
    .split(/\s+/)
    .map((token) => surerToken(token, vocabulary))
  const other = readTerms(normalise(switched.join(' ')), vocabulary)
  return { terms: doubtOf(other) < doubtOf(terms) ? other : terms, code }
}

const doubtOf = (terms: readonly Term[]) => (terms.length === 0 ? doubts.unknown : Math.max(...terms.map((term) => term.doubt)))

/** A token as it was typed, or as the other keyboard would have written it. */
function surerToken(token: string, vocabulary: Vocabulary): string {
  const asTyped = doubtOf(readTerms(normalise(token), vocabulary))
  const strange = /[a-z][;'[\],./\\=-]|[;'[\],./\\=-][a-z]/i.test(token)
  if (asTyped <= doubts.begun && !strange) return token
  const switched = isThai(token) ? asIfLatin(token) : asIfThai(token)
  if (!/[\u0e01-\u0e4ea-z]{2}/i.test(switched)) return token
  const doubt = doubtOf(readTerms(normalise(switched), vocabulary))
  return doubt <= surelySwitched && doubt < asTyped ? switched : token
}

function readTerms(text: string, vocabulary: Vocabulary): Term[] {
  const { sizes, rest } = takeSizes(text)
  const chunks = joinSplit(chunksOf(rest).slice(0, mostChunks), vocabulary)
  const words: Term[] = []
  for (let at = 0; at < chunks.length; ) {
    const { term, used } = readAt(chunks, at, vocabulary)
    words.push(term)
    at += used
  }
  return [...words, ...sizes.map((size) => readSize(size, vocabulary))]
}

function readSize({ token, number }: { token: string; number: string }, vocabulary: Vocabulary): Term {
  const ways = [token, number].filter((word) => vocabulary.has(word)).map((word) => [closed(word)])
  const near = ways.length === 0 ? nearestSize(token, vocabulary.beginningWith('=')) : undefined
  if (near) return { typed: token, ways: [[closed(near)]], doubt: doubts.sound }
  // A size that nobody sells is no reason to show nothing.
  return ways.length > 0 ? { typed: token, ways: ways.slice(0, 1), doubt: 0 } : { ...unknownTerm(token), doubt: doubts.sound }
}

const sameScript = (a: string, b: string) => isThai(a) === isThai(b) && !/^\d/.test(a + b)

/** A word that was typed with a space inside is put together again if only the whole is known. */
function joinSplit(chunks: string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    const whole = last && sameScript(last, chunk) ? last + chunk : ''
    if (last && whole && vocabulary.has(whole) && !(vocabulary.has(last) && vocabulary.has(chunk))) joined[joined.length - 1] = whole
    else joined.push(chunk)
  }
  return joined
}

/** Names of several words, such as 'toilet paper', are read together before their words are read one by one. */
function readAt(chunks: string[], at: number, vocabulary: Vocabulary): { term: Term; used: number } {
  for (let used = Math.min(mostJoined, chunks.length - at); used > 1; used--) {
    const words = chunks.slice(at, at + used)
    const name = isThai(words.join('')) ? words.join('') : words.map(singular).join(' ')
    if (synonyms.has(name)) {
      const term = readChunk(name, vocabulary)
      if (term.ways.length > 0 && term.doubt === 0) return { term, used }
    }
  }
  return { term: readChunk(chunks[at] ?? '', vocabulary), used: 1 }
}
