import type { Db } from '#api/kit/database.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'

type Names = { th: string; en: string }
type Words = { brand: Map<string, Names>; group: Map<string, Names> }

const cache = loadingCache<Words>({ freshMs: 2_000, staleMs: 2_000 })

/** Names of a centre's brands and groups, cached for some seconds, since every product needs them. */
export function productWords(db: Db, saleUnit: string): Promise<Words> {
  return cache.get(db, saleUnit, () => loadWords(db, saleUnit))
}

async function loadWords(db: Db, saleUnit: string): Promise<Words> {
  const rows = await db
    .selectFrom('product_words')
    .select(['kind', 'code', 'name_th', 'name_en'])
    .where('sale_unit', '=', saleUnit)
    .where('kind', 'in', ['brand', 'group'])
    .execute()
  const of = (kind: string) =>
    new Map(
      rows.filter((row) => row.kind === kind).map((row) => [row.code, { th: row.name_th, en: row.name_en }]),
    )
  return { brand: of('brand'), group: of('group') }
}
