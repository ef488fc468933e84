import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { SearchFacts } from '#shop/search/product-lexemes.ts'

type FactRow = {
  code: string
  name_th: string
  name_en: string
  short_name_th: string
  short_name_en: string
  path: string[]
  rates: number[]
  unit_names: string[]
  barcodes: string[]
  brand: string[] | null
  flavour: string[] | null
  packing: string[] | null
  categories: string[][] | null
}

const pair = ([th = '', en = '']: string[] = []) => ({ th, en })

/** The search fields of products, with every descriptive word. */
export async function findSearchFacts(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
): Promise<SearchFacts[]> {
  const word = (kind: string, column: string) => sql`
    (select array[w.name_th, w.name_en] from product_words w where w.sale_unit = ${saleUnit} and w.kind = ${sql.lit(kind)} and w.code = ${sql.ref(`p.${column}`)})`
  const { rows } = await sql<FactRow>`
    select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, array[p.h1, p.h2, p.h3] as path,
      array[p.unit1_rate, p.unit2_rate, p.unit3_rate] as rates,
      array[p.unit1_name_th, p.unit1_name_en, p.unit2_name_th, p.unit2_name_en, p.unit3_name_th, p.unit3_name_en] as unit_names,
      array_remove(array[p.barcode1, p.barcode2, p.barcode3], null) as barcodes,
      ${word('brand', 'brand_code')} as brand, ${word('flavour', 'flavour_code')} as flavour, ${word('variant', 'variant_code')} as packing,
      (select array_agg(array[c.name_th, c.name_en]) from categories c
        where c.sale_unit = ${saleUnit} and (c.level, c.code) in ((1, p.h1), (2, p.h2), (3, p.h3))) as categories
    from products p where p.sale_unit = ${saleUnit} and p.code = any(${codes})`.execute(db)
  return rows.map((row) => ({
    code: row.code,
    name: pair([row.name_th, row.name_en]),
    shortName: pair([row.short_name_th, row.short_name_en]),
    brand: pair(row.brand ?? []),
    flavour: pair(row.flavour ?? []),
    packing: pair(row.packing ?? []),
    categories: (row.categories ?? []).map(pair),
    unitNames: [0, 2, 4].map((at) => pair(row.unit_names.slice(at, at + 2))),
    unitRates: row.rates,
    barcodes: row.barcodes,
    path: row.path,
  }))
}

/**
 * Adds these products' words to their centre's counts, or subtracts them; returns how many words are new.
 * Codes and barcodes are no words.
 */
export async function countWords(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
  sign: 1 | -1,
): Promise<number> {
  const { rows } = await sql<{ added: boolean }>`
    insert into search_words (sale_unit, word, products, whole)
    select ${saleUnit}, word, ${sign}::int * count(*), ${sign}::int * count(*) filter (where 'A' = any(weights))
    from (
      select substr(w.lexeme, length(s.sale_unit) + 2) as word, w.weights
      from product_search s cross join unnest(s.words) w
      where s.sale_unit = ${saleUnit} and s.code = any(${codes}) and coalesce(s.counted, s.shown)
    ) held where word not like '#%' group by word order by word
    on conflict (sale_unit, word) do update set products = search_words.products + excluded.products, whole = search_words.whole + excluded.whole
    returning old.word is null as added`.execute(db)
  return rows.filter(({ added }) => added).length
}

/** Tells every process that results changed, and whether words came or went. */
export async function countIndexed(db: Db, saleUnit: string, haveWordsChanged: boolean): Promise<void> {
  const more = haveWordsChanged ? 1 : 0
  await sql`
    insert into search_versions (sale_unit, indexed, words) values (${saleUnit}, 1, ${more})
    on conflict (sale_unit) do update
    set indexed = search_versions.indexed + 1, words = search_versions.words + ${more}`.execute(db)
}

type SearchRow = { code: string; words: string }

export async function storeSearchRows(db: Db, saleUnit: string, rows: readonly SearchRow[]): Promise<void> {
  await sql`
    insert into product_search (sale_unit, code, popularity, shown, licensed, words, counted)
    select p.sale_unit, p.code, p.popularity, p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint'), p.needs_licence, r.words::tsvector,
      p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, words text)
    join products p on p.sale_unit = ${saleUnit} and p.code = r.code
    on conflict (sale_unit, code) do update
    set popularity = excluded.popularity, shown = excluded.shown, licensed = excluded.licensed, words = excluded.words, counted = excluded.counted`.execute(
    db,
  )
}
