import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { keepFor } from '#api/kit/keep-for.ts'
import { keepWarm } from '#api/kit/keep-warm.ts'
import { makeVocabulary, type Vocabulary } from '#shop/search/vocabulary.ts'
import { indexWaiting } from './index-products.ts'
import { loadPhrases, type Phrases } from './phrases.ts'

export type Words = { vocabulary: Vocabulary; products: number }

const words = keepWarm<Words>(60_000)
const phrases = keepWarm<Phrases>(600_000)
const lookAgain = keepFor<void>(2_000)

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
  const rows = await db.selectFrom('search_words').select(['word', 'products', 'whole']).where('sale_unit', '=', saleUnit).execute()
  const vocabulary = makeVocabulary(rows)
  // Every product stands in one department.
  return { vocabulary, products: Math.max(1, vocabulary.productsBeginning('>1')) }
}

/** Every two seconds someone looks whether words have changed: the first few hundred products at once, the rest behind. */
async function catchUp(db: Db, saleUnit: string): Promise<void> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from search_pending where sale_unit = ${saleUnit}) as waiting`.execute(db)
  if (!rows[0]?.waiting) return
  await indexWaiting(db, saleUnit)
  await words.renew(db, saleUnit, () => loadWords(db, saleUnit))
  await phrases.renew(db, saleUnit, () => loadPhrases(db, saleUnit))
}

/** The words of a centre, kept in the process: what is typed is understood without asking the database. */
export async function wordsOf(db: Db, saleUnit: string): Promise<Words> {
  await lookAgain(db, saleUnit, () => catchUp(db, saleUnit))
  return words.get(db, saleUnit, () => loadWords(db, saleUnit))
}

/** What is worth suggesting in a centre; it reads every product, so it is looked up anew only now and then. */
export function phrasesOf(db: Db, saleUnit: string): Promise<Phrases> {
  return phrases.get(db, saleUnit, () => loadPhrases(db, saleUnit))
}
