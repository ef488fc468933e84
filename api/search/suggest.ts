import type { Db } from '#api/kit/database.ts'
import type { Suggestion } from '#shop/catalogue/search-contracts.ts'
import type { Piece, Term } from '#shop/search/term.ts'
import { editDistance } from '#shop/spelling/edit-distance.ts'
import { isThai, normalise, skeletonOf } from '#shop/spelling/normalise.ts'
import { chunksOf } from '#shop/spelling/split-words.ts'
import { findProducts } from './find-products.ts'
import type { Phrase, Phrases } from './phrases.ts'
import type { SuggestRequest } from './search-request.ts'
import { phrasesOf, type Words, wordsOf } from './vocabulary-store.ts'

type Ranked = { phrase: number; rank: number }

const mostProducts = 5

/** Completions of the typed letters; else phrases by meaning; else products, as for a barcode. */
export async function suggestPhrases(db: Db, request: SuggestRequest): Promise<Suggestion[]> {
  const [words, phrases] = await Promise.all([wordsOf(db, request.saleUnit), phrasesOf(db, request.saleUnit)])
  const begun = phrases
    .beginning(request.text)
    .map(({ phrase, atStart }) => ({ phrase, rank: atStart ? 1 : 0 }))
  const found = begun.length > 0 ? begun : phrasesMeant(words.read(request.text).terms, phrases)
  const suggested = toSuggestions(found, phrases, request)
  return suggested.length > 0 ? suggested : productNames(db, request)
}

async function productNames(db: Db, request: SuggestRequest): Promise<Suggestion[]> {
  const codes = await findProducts(db, { ...request, take: Math.min(request.take, mostProducts), skip: 0 })
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['code', 'name_th as th', 'name_en as en'])
    .where('sale_unit', '=', request.saleUnit)
    .where('code', 'in', codes)
    .execute()
  const names = new Map(rows.map((row) => [row.code, row]))
  return codes.flatMap((code) => {
    const name = names.get(code)
    return name ? [{ text: name.th, th: name.th, en: name.en }] : []
  })
}

const both = (a: Set<number>, b: Set<number>) => new Set([...a].filter((phrase) => b.has(phrase)))
const either = (a: Set<number>, b: Set<number>) => new Set([...a, ...b])

/** Phrases that match every understood term; if none, those that match the first. */
function phrasesMeant(terms: readonly Term[], phrases: Phrases): Ranked[] {
  const holdingReading = (reading: readonly Piece[]) =>
    reading.map(({ word, open }) => phrases.holding(word, open)).reduce(both)
  const known = terms.filter(({ readings }) => readings.length > 0)
  const [first, ...others] = known.map(({ readings }) => readings.map(holdingReading).reduce(either))
  if (!first) return []
  const all = others.reduce(both, first)
  return [...(all.size > 0 ? all : first)].map((phrase) => ({ phrase, rank: 0 }))
}

function toSuggestions(
  found: Ranked[],
  { all }: Phrases,
  { licensed, take, text }: SuggestRequest,
): Suggestion[] {
  const best = new Map<number, number>()
  for (const { phrase, rank } of found) best.set(phrase, Math.max(rank, best.get(phrase) ?? 0))
  const weigh = (phrase: number) => all[phrase]?.weight ?? 0
  return [...best]
    .filter(([phrase]) => licensed || !all[phrase]?.licensed)
    .sort(([a, rankA], [b, rankB]) => rankB - rankA || weigh(b) - weigh(a))
    .slice(0, take)
    .flatMap(([phrase]) => (all[phrase] ? [suggestion(all[phrase], text)] : []))
}

function suggestion({ th, en }: Phrase, typed: string): Suggestion {
  const key = normalise(typed).trim()
  const inEnglish = !isThai(typed) && normalise(en).includes(chunksOf(key)[0] ?? key)
  return { text: inEnglish ? en : th, th, en }
}

const mostSlips = 0.45
// No word is longer; more letters allow more mistakes and take longer to compare.
const [mostChunks, longestWord] = [10, 24]

/** After an empty result: the nearest to the whole text, then to any of its words. */
export async function nearestPhrases(db: Db, request: SuggestRequest): Promise<Suggestion[]> {
  const [words, phrases] = await Promise.all([wordsOf(db, request.saleUnit), phrasesOf(db, request.saleUnit)])
  const terms = words.read(request.text).terms
  const meant = toSuggestions(phrasesMeant(terms, phrases), phrases, request)
  if (meant.length > 0) return meant
  const near = chunksOf(normalise(request.text))
    .slice(0, mostChunks)
    .flatMap((chunk) => nearWords(chunk.slice(0, longestWord), words))
  const nearby = near.flatMap(({ word, distance }) =>
    [...phrases.holding(word, false)].map((phrase) => ({ phrase, rank: -distance })),
  )
  return toSuggestions(nearby, phrases, request)
}

function nearWords(chunk: string, { vocabulary }: Words): { word: string; distance: number }[] {
  const sound = skeletonOf(chunk)
  const slips = Math.floor(sound.length * mostSlips)
  const near = vocabulary.near(chunk, 10, Math.max(1, slips))
  return near.map(({ word }) => ({
    word,
    distance: editDistance(sound, skeletonOf(word), slips + 1) / Math.max(1, sound.length),
  }))
}
