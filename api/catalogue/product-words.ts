import type { Db } from '#api/kit/database.ts'
import { type WordKind, wordKinds } from '#shop/merchant-products/product-draft.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'

type Names = { th: string; en: string }
type Words = Record<WordKind, Map<string, Names>>

const cache = loadingCache<Words>({ freshMs: 2_000, staleMs: 2_000 })

/** Names of a centre's brands, groups and the like, cached for some seconds, since every product needs them. */
export function productWords(db: Db, saleUnit: string): Promise<Words> {
  return cache.get(db, saleUnit, () => loadWords(db, saleUnit))
}

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
  const rows = await db
    .selectFrom('product_words')
    .select(['kind', 'code', 'name_th', 'name_en'])
    .where('sale_unit', '=', saleUnit)
    .execute()
  const words = Object.fromEntries(wordKinds.map((kind) => [kind, new Map()])) as Words
  for (const row of rows) words[row.kind as WordKind]?.set(row.code, { th: row.name_th, en: row.name_en })
  return words
}
