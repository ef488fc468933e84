import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { makeMeanings, shippedMeanings } from '#shop/search/meanings.ts'
import { type Query, readQuery } from '#shop/search/read-query.ts'
import { makeVocabulary, type Vocabulary } from '#shop/search/vocabulary.ts'
import { makeMemo } from '#shop/spelling/memo.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { atOnce, indexWaiting } from './index-products.ts'
import { loadPhrases, type Phrases } from './phrases.ts'

/** A snapshot of a centre's words, and the reader that uses them. */
export type Words = {
  vocabulary: Vocabulary
  products: number
  read: (text: string) => Query
  /** Which words there were; another process may have written more. */
  version: number
}

/** A cache of readings, since queries repeat, page after page. */
function makeReader(vocabulary: Vocabulary): Words['read'] {
  const known = makeMemo<Query>(300)
  return (text) => known(text, () => readQuery(text, vocabulary))
}

const words = loadingCache<Words>({ freshMs: 60_000, staleMs: Number.POSITIVE_INFINITY, most: 64 })
const phrases = loadingCache<Phrases>({ freshMs: 600_000, staleMs: Number.POSITIVE_INFINITY, most: 64 })
/** How often something was indexed: what was found before may have changed since. */
const lookAgain = loadingCache<number>({ freshMs: 2_000 })
const renewed = loadingCache<void>({ freshMs: 60_000 })

type Seen = { waiting: boolean; indexed: number; words: number }

async function lookAt(db: Db, saleUnit: string): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select exists (select from search_pending where sale_unit = ${saleUnit}) as waiting,
      coalesce((select indexed from search_versions where sale_unit = ${saleUnit}), 0) as indexed,
      coalesce((select words from search_versions where sale_unit = ${saleUnit}), 0) as words`.execute(db)
  return rows[0] ?? { waiting: false, indexed: 0, words: 0 }
}

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
  // Asked first: words written meanwhile are then loaded once more, never missed.
  const { words: version } = await lookAt(db, saleUnit)
  const [rows, own] = await Promise.all([
    db
      .selectFrom('search_words')
      .select(['word', 'products', 'whole'])
      .where('sale_unit', '=', saleUnit)
      .execute(),
    // A centre's own row comes after the network's and wins.
    db
      .selectFrom('search_meanings')
      .select(['said', 'meant'])
      .where('sale_unit', 'in', ['', saleUnit])
      .orderBy('sale_unit')
      .execute(),
  ])
  const vocabulary = makeVocabulary(rows, own.length > 0 ? makeMeanings(own) : shippedMeanings)
  // Every product is in exactly one department.
  return {
    vocabulary,
    products: Math.max(1, vocabulary.productsBeginning('>1')),
    read: makeReader(vocabulary),
    version,
  }
}

const renewWords = (db: Db, saleUnit: string) => words.renew(db, saleUnit, () => loadWords(db, saleUnit))
const renewPhrases = (db: Db, saleUnit: string) =>
  renewed.get(db, saleUnit, () => phrases.renew(db, saleUnit, () => loadPhrases(db, saleUnit)))

/**
 * Checks every two seconds for pending products, of which some hundred are indexed at once, and for words that
 * another process has written.
 */
async function catchUp(db: Db, saleUnit: string): Promise<number> {
  let seen = await lookAt(db, saleUnit)
  if (seen.waiting) {
    const written = await indexWaiting(db, saleUnit)
    // A failure is retried at the next check.
    if (written === atOnce) void catchUpBehind(db, saleUnit).catch(() => {})
    seen = await lookAt(db, saleUnit)
  }
  const { version } = await words.get(db, saleUnit, () => loadWords(db, saleUnit))
  if (version !== seen.words) {
    await renewWords(db, saleUnit)
    void renewPhrases(db, saleUnit).catch(() => {})
  }
  return seen.indexed
}

async function catchUpBehind(db: Db, saleUnit: string): Promise<void> {
  while ((await indexWaiting(db, saleUnit)) === atOnce);
}

/**
 * How often the catalogue of a centre was indexed, known in every process within two seconds: a key for what
 * is kept for longer.
 */
export function indexedSoFar(db: Db, saleUnit: string): Promise<number> {
  return lookAgain.get(db, saleUnit, () => catchUp(db, saleUnit))
}

/** The words of a centre, and how often it was indexed when they were looked at. */
export async function searchState(db: Db, saleUnit: string): Promise<{ words: Words; indexed: number }> {
  const indexed = await indexedSoFar(db, saleUnit)
  return { words: await words.get(db, saleUnit, () => loadWords(db, saleUnit)), indexed }
}

/** The words of a centre, cached in the process, so that reading a query needs no database. */
export async function wordsOf(db: Db, saleUnit: string): Promise<Words> {
  return (await searchState(db, saleUnit)).words
}

/** The suggestions of a centre, reloaded rarely, since the query reads every product. */
export function phrasesOf(db: Db, saleUnit: string): Promise<Phrases> {
  return phrases.get(db, saleUnit, () => loadPhrases(db, saleUnit))
}
