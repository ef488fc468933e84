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
export type Words = { vocabulary: Vocabulary; products: number; read: (text: string) => Query }

/** A cache of readings, since queries repeat, page after page. */
function makeReader(vocabulary: Vocabulary): Words['read'] {
  const known = makeMemo<Query>(300)
  return (text) => known(text, () => readQuery(text, vocabulary))
}

const words = loadingCache<Words>({ freshMs: 60_000, staleMs: Number.POSITIVE_INFINITY, most: 64 })
const phrases = loadingCache<Phrases>({ freshMs: 600_000, staleMs: Number.POSITIVE_INFINITY, most: 64 })
const lookAgain = loadingCache<void>({ freshMs: 2_000 })
const renewed = loadingCache<void>({ freshMs: 60_000 })

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
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
  }
}

const renewWords = (db: Db, saleUnit: string) => words.renew(db, saleUnit, () => loadWords(db, saleUnit))
const renewPhrases = (db: Db, saleUnit: string) =>
  renewed.get(db, saleUnit, () => phrases.renew(db, saleUnit, () => loadPhrases(db, saleUnit)))

/**
 * Checks for pending products every two seconds: some hundred are indexed at once, the rest in the
 * background.
 */
async function catchUp(db: Db, saleUnit: string): Promise<void> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from search_pending where sale_unit = ${saleUnit}) as waiting`.execute(db)
  if (!rows[0]?.waiting) return
  const written = await indexWaiting(db, saleUnit)
  await renewWords(db, saleUnit)
  // A failure is retried at the next check.
  if (written === atOnce) void catchUpBehind(db, saleUnit).catch(() => {})
  else void renewPhrases(db, saleUnit).catch(() => {})
}

async function catchUpBehind(db: Db, saleUnit: string): Promise<void> {
  while ((await indexWaiting(db, saleUnit)) === atOnce);
  await renewWords(db, saleUnit)
  await renewPhrases(db, saleUnit)
}

/** The words of a centre, cached in the process, so that reading a query needs no database. */
export async function wordsOf(db: Db, saleUnit: string): Promise<Words> {
  await lookAgain.get(db, saleUnit, () => catchUp(db, saleUnit))
  return words.get(db, saleUnit, () => loadWords(db, saleUnit))
}

/** The suggestions of a centre, reloaded rarely, since the query reads every product. */
export function phrasesOf(db: Db, saleUnit: string): Promise<Phrases> {
  return phrases.get(db, saleUnit, () => loadPhrases(db, saleUnit))
}
