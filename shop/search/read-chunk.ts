import { isThai, skeletonOf } from '../spelling/normalise.ts'
import type { Near } from '../spelling/sounds.ts'
import { segmentsOf, singular } from '../spelling/split-words.ts'
import { coverChunk } from './cover-chunk.ts'
import { thaiFillers } from './fillers.ts'
import type { Reader } from './frugal.ts'
import { closed, doubts, opened, type Piece, type Term, unknownTerm } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostAlike = 6
// A misspelling counts by the share of right letters.
const [lettersForSlip, longForSlip] = [4, 6]
const [shortestRun, longestRun] = [6, 48]
/** Words that begin a query but are no product. */
const requestWords = /^(?:อยากได้|อยากซื้อ|ต้องการ|ขอซื้อ|ซื้อ|ราคาส่ง|ราคา|ค้นหา|ขายส่ง|สั่ง|ยี่ห้อ|ตรา)/

/** Catalogue phrases for another name or a use. */
function phrasesFor(word: string, { meanings, wholeWith }: Vocabulary): readonly string[] {
  const [same, use] = [meanings.of(word), wholeWith(word) > 0 ? [] : meanings.forUse(word)]
  return use.length === 0 ? same : [...same, ...use]
}

/** Catalogue phrases for another name, limited to words the centre's products have. */
function readingsMeant(word: string, vocabulary: Vocabulary): Piece[][] {
  return phrasesFor(word, vocabulary)
    .map((phrase) => phrase.split(' '))
    .filter((words) => words.every((each) => vocabulary.has(each) || vocabulary.begins(each)))
    .map((words) => words.map(opened))
}

/** The same for a part of a run of letters, where a product word wins over a use. */
const means = (vocabulary: Vocabulary, thai: boolean) => (word: string) => {
  const phrases = !thai || vocabulary.has(word) ? vocabulary.meanings.of(word) : phrasesFor(word, vocabulary)
  return phrases.length === 0
    ? phrases
    : phrases.filter((phrase) => phrase.split(' ').every((each) => vocabulary.has(each)))
}

/** The parts of a Thai word as a second reading: น้ำส้ม is also น้ำ and ส้ม. */
function partsOf(word: string, vocabulary: Vocabulary): Piece[][] {
  if (!isThai(word)) return []
  const parts = segmentsOf(word)
  return parts.length > 1 && parts.every((part) => part.length > 1 && vocabulary.has(part))
    ? [parts.map(closed)]
    : []
}

/** Several words that people say for products of another name. */
export function readName(name: string, vocabulary: Vocabulary): Term | undefined {
  const readings = readingsMeant(name, vocabulary)
  return readings.length > 0 ? { typed: name, readings, doubt: 0 } : undefined
}

function readNumber(number: string, vocabulary: Vocabulary): Term {
  if (vocabulary.has(number)) return { typed: number, readings: [[closed(number)]], doubt: 0 }
  return vocabulary.begins(number)
    ? { typed: number, readings: [[opened(number)]], doubt: doubts.begun }
    : unknownTerm(number)
}

const [alikeSure, mostOthers] = [0.15, 3]

/** The most certain reading, and the meanings of those nearly as certain. */
function surestOf(terms: readonly Term[], otherwise: Term): Term {
  const best = terms.reduce((a, b) => (b.doubt < a.doubt ? b : a), otherwise)
  const others = terms.filter(
    (term) => term !== best && term.doubt <= best.doubt + alikeSure && term.doubt > doubts.begun,
  )
  return others.length === 0
    ? best
    : { ...best, others: others.flatMap(({ readings }) => readings.slice(0, mostOthers)) }
}

/**
 * Reads one run of letters of one script in order of certainty: exact, other name, prefix, joined words,
 * misspelt.
 */
export function readChunk(chunk: string, vocabulary: Reader): Term {
  const known = vocabulary.readings.get(chunk)
  if (known) return known
  const term = readFresh(chunk, vocabulary)
  vocabulary.readings.set(chunk, term)
  return term
}

function readFresh(chunk: string, vocabulary: Reader): Term {
  if (/^\d/.test(chunk)) return readNumber(chunk, vocabulary)
  const word = singular(chunk)
  const named = [
    ...readingsMeant(chunk, vocabulary),
    ...(word === chunk ? [] : readingsMeant(word, vocabulary)),
  ]
  if (vocabulary.has(word))
    return { typed: chunk, readings: [[opened(word)], ...named, ...partsOf(word, vocabulary)], doubt: 0 }
  if (named.length > 0) return { typed: chunk, readings: named, doubt: 0 }
  const alike = vocabulary.soundingLike(word).slice(0, mostAlike)
  if (alike.length > 0)
    return { typed: chunk, readings: alike.map((each) => [closed(each)]), doubt: doubts.sound }
  const readings = [
    begun(word, vocabulary),
    coverChunk(chunk, vocabulary, means(vocabulary, isThai(chunk))),
  ].filter((term) => term !== undefined)
  const surest = (terms: Term[]) => surestOf(terms, unknownTerm(chunk))
  const sure = surest(readings)
  if (sure.doubt <= doubts.begun + doubts.sound) return sure
  const guesses = [
    ...[mistyped(word, vocabulary) ?? begunWithSlip(word, vocabulary), begunBySound(word, vocabulary)],
    ...[inside(word, vocabulary), acrossScripts(word, vocabulary)],
  ].filter((term) => term !== undefined)
  const close = surest([...readings, ...guesses])
  const guess = close.doubt > doubts.skipped ? surest([close, ...mendedRun(chunk, vocabulary)]) : close
  const bare = chunk.replace(requestWords, '')
  if (guess.doubt > doubts.near * 2 && bare && bare !== chunk) return readChunk(bare, vocabulary)
  return guess.doubt > doubts.wild ? unknownTerm(chunk) : guess
}

function begun(word: string, vocabulary: Vocabulary): Term | undefined {
  if (!vocabulary.begins(word)) return undefined
  return {
    typed: word,
    readings: [[opened(word)]],
    doubt: word.length < 2 ? doubts.shortBegun : doubts.begun,
  }
}

function begunBySound(word: string, vocabulary: Vocabulary): Term | undefined {
  if (skeletonOf(word).length < (isThai(word) ? 3 : 4)) return undefined
  const words = vocabulary.beginningLike(word, mostAlike)
  return words.length > 0
    ? { typed: word, readings: words.map((each) => [closed(each)]), doubt: doubts.begun + doubts.sound * 2 }
    : undefined
}

/** The beginning of a long word with a misspelling: มนฝรั่งทอด of มันฝรั่งทอดกรอบ. */
function begunWithSlip(word: string, vocabulary: Vocabulary): Term | undefined {
  if (skeletonOf(word).length < longForSlip) return undefined
  const near = vocabulary.beginningNear(word, mostAlike)
  const [nearest] = near
  const slips = ((nearest?.distance ?? 0) * lettersForSlip) / word.length / 2
  return (
    nearest && {
      typed: word,
      readings: near.map((each) => [closed(each.word)]),
      doubt: doubts.near + doubts.sound + slips,
    }
  )
}

/** The middle or end of a longer word: สีฟัน of ยาสีฟัน. */
function inside(word: string, vocabulary: Vocabulary): Term | undefined {
  if (word.length < 3) return undefined
  const words = vocabulary.containing(word, mostAlike)
  return words.length > 0
    ? { typed: word, readings: words.map((each) => [closed(each)]), doubt: doubts.inside }
    : undefined
}

// There are many other names, some of which sound like anything: a product word comes first.
const [otherName, nameApart] = [0.5, 0.45]

/** A word of one language in the other script: มิลค์, nampla. */
export function acrossScripts(word: string, vocabulary: Vocabulary): Term | undefined {
  // Letters that cannot be pronounced are no word in any language.
  if (word.length < 3 || (!isThai(word) && !/[aeiouy]/.test(word))) return undefined
  const said = vocabulary
    .saidLike(word)
    .map(({ word: each, apart }) => ({ word: each, apart, surer: apart, readings: [[closed(each)]] }))
  const names = vocabulary.meanings
    .saidLike(word)
    .filter(({ apart }) => apart <= nameApart)
    .map(({ word: each, apart }) => ({
      word: each,
      apart,
      surer: apart > 0 ? apart + otherName : 0,
      readings: readingsMeant(each, vocabulary),
    }))
    .filter(({ readings }) => readings.length > 0)
  const all = writtenAs(word, [...said, ...names])
  const best = Math.min(...all.map(({ surer }) => surer))
  const nearest = all
    .filter(({ surer }) => surer <= best)
    .sort((a, b) => vocabulary.productsWith(b.word) - vocabulary.productsWith(a.word))
  const [first] = nearest
  if (!first) return undefined
  const readings = nearest.flatMap((each) => each.readings).slice(0, mostAlike)
  return {
    typed: word,
    readings,
    doubt: said.some(({ apart }) => apart === 0) ? doubts.saidSo : doubts.across + first.apart / 3,
    isAcross: true,
  }
}

// 'kh' is never ก, and a word ending in 'ao' ends so in Thai.
const writtenSo: [latin: RegExp, thai: RegExp][] = [
  [/^kh/, /^[เแโไใ]?[ขคฆ]/],
  [/^ph/, /^[เแโไใ]?[ผพภ]/],
  [/^th/, /^[เแโไใ]?[ถทธฐ]/],
  [/a[ow]$/, /าว$|เ[ก-๎]+า$/],
]

/** Of words that sound alike, those romanised this way, if any. */
function writtenAs<Said extends { word: string; apart: number }>(word: string, all: Said[]): Said[] {
  return writtenSo.reduce((left, [latin, thai]) => {
    const alike = latin.test(word) ? left.filter((each) => thai.test(each.word)) : []
    return alike.length > 0 ? alike : left
  }, all)
}

const mostTogether = 4
const isKnown = ({ readings }: Term) => readings.length > 0
const lettersIn = (terms: readonly Term[]) => terms.reduce((sum, { typed }) => sum + typed.length, 0)

/** How many segments from here make the longest known word; 0 for none. */
function knownFrom(segments: string[], at: number, vocabulary: Vocabulary): number {
  for (let used = Math.min(mostTogether, segments.length - at); used > 0; used--) {
    const word = segments.slice(at, at + used).join('')
    if (word.length > 1 && (vocabulary.has(word) || readingsMeant(word, vocabulary).length > 0)) return used
  }
  return 0
}

/**
 * Reads an unclear run of Thai by dictionary words, known and unknown. The first word says what it is:
 * without it, most letters must be known.
 */
export function readApart(chunk: string, vocabulary: Reader): Term[] {
  const said = isThai(chunk) ? segmentsOf(chunk) : []
  const segments = said.filter((segment) => !thaiFillers.has(segment) || vocabulary.has(segment))
  const terms: Term[] = []
  let strange = ''
  const leave = () => {
    const guess = readChunk(strange, vocabulary)
    if (strange) terms.push(guess.doubt > doubts.near * 2 ? unknownTerm(strange) : guess)
    strange = ''
  }
  for (let at = 0; at < segments.length; ) {
    const used = knownFrom(segments, at, vocabulary)
    if (used > 0) {
      leave()
      terms.push(readChunk(segments.slice(at, at + used).join(''), vocabulary))
    } else strange += segments[at]
    at += Math.max(1, used)
  }
  leave()
  return terms.some(isKnown) &&
    (terms.slice(0, 1).some(isKnown) || lettersIn(terms.filter(isKnown)) * 2 >= chunk.length)
    ? terms
    : [unknownTerm(chunk)]
}

/** Several joined words with more than one misspelling: each counts by its share of right letters. */
function mendedRun(chunk: string, vocabulary: Vocabulary): Term[] {
  if (chunk.length < shortestRun || chunk.length > longestRun) return []
  return vocabulary
    .mended(chunk, chunk.length / lettersForSlip)
    .filter(({ words }) => words.length > 1)
    .map(({ words, slips }) => {
      const readings = words.reduce<Piece[][]>(
        (so, same) => same.flatMap((word) => so.map((reading) => [...reading, closed(word)])),
        [[]],
      )
      return {
        typed: chunk,
        readings: readings.slice(0, mostAlike),
        doubt: doubts.near + (slips * lettersForSlip) / chunk.length / 2,
        mended: true,
      }
    })
}

/** A short word beside others: they decide which of the similar words is meant. */
export function mistypedBesideOthers(word: string, vocabulary: Vocabulary): Term | undefined {
  const near = word.length < 2 ? [] : vocabulary.near(word, mostAlike, 1)
  return near.length > 0
    ? { typed: word, readings: near.map((each) => [closed(each.word)]), doubt: doubts.strange }
    : undefined
}

/** A short word may only miss one letter. */
function withoutOne(word: string, vocabulary: Vocabulary): Near[] {
  return word.length > 3
    ? []
    : vocabulary
        .near(word, mostAlike, 1)
        .filter(
          (near) =>
            [...near.word].filter((_, at) => near.word.slice(0, at) + near.word.slice(at + 1) === word)
              .length > 0,
        )
}

function mistyped(word: string, vocabulary: Vocabulary): Term | undefined {
  if (word.length < 3) return undefined
  const usual = vocabulary.near(word, mostAlike)
  const near = usual.length > 0 ? usual : withoutOne(word, vocabulary)
  const [nearest] = near
  return (
    nearest && {
      typed: word,
      readings: near.map((each) => [closed(each.word)]),
      doubt: doubts.near + nearest.distance / 2,
    }
  )
}
