import type { Db } from '#api/kit/database.ts'

export type Names = { th: string; en: string }
type Words = { brand: Map<string, Names>; group: Map<string, Names> }

const freshMs = 15_000
const kept = new WeakMap<Db, Map<string, { until: number; words: Promise<Words> }>>()

/** The names of a centre's brands and groups, kept for some seconds: few rows that every product names. */
export function productWords(db: Db, saleUnit: string): Promise<Words> {
  const mine = kept.get(db) ?? new Map<string, { until: number; words: Promise<Words> }>()
  kept.set(db, mine)
  const entry = mine.get(saleUnit)
  if (entry && entry.until > Date.now()) return entry.words
  const words = loadWords(db, saleUnit)
  mine.set(saleUnit, { until: Date.now() + freshMs, words })
  words.catch(() => mine.delete(saleUnit))
  return words
}

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
  const rows = await db
    .selectFrom('product_words')
    .select(['kind', 'code', 'name_th', 'name_en'])
    .where('sale_unit', '=', saleUnit)
    .where('kind', 'in', ['brand', 'group'])
    .execute()
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.code, { th: row.name_th, en: row.name_en }]))
  return { brand: of('brand'), group: of('group') }
}
