import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { isThai, normalise } from '#shop/spelling/normalise.ts'
import { chunksOf, segmentsOf, singular } from '#shop/spelling/split-words.ts'

/** A suggestion: a brand, a category, a product kind. */
export type Phrase = { th: string; en: string; weight: number; licensed: boolean }
type Start = { key: string; phrase: number; atStart: boolean }

export type Phrases = {
  all: Phrase[]
  /** Phrases with a word that starts with the typed letters, ignoring spaces. */
  beginning: (typed: string) => { phrase: number; atStart: boolean }[]
  /** Phrases with a word, or with `open` one that has this prefix. */
  holding: (word: string, open: boolean) => Set<number>
}

const mostPhrases = 20_000
const mostLooked = 4_000

/** Brands and categories rank above single kinds, since they lead to more products. */
export async function loadPhrases(db: Db, saleUnit: string): Promise<Phrases> {
  const { rows } = await sql<Phrase>`
    with goods as materialized (
      select p.short_name_th, p.short_name_en, p.brand_code, p.h1, p.h2, p.h3, sum(p.popularity)::float8 as popularity, bool_and(p.needs_licence) as needs_licence
      from products p where p.sale_unit = ${saleUnit} and p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
      group by 1, 2, 3, 4, 5, 6
    )
    select short_name_th as th, short_name_en as en, sum(popularity)as weight, bool_and(needs_licence) as licensed from goods group by 1, 2
    union all
    select w.name_th, w.name_en, sum(g.popularity), bool_and(g.needs_licence) from goods g
      join product_words w on w.sale_unit = ${saleUnit} and w.kind = 'brand' and w.code = g.brand_code group by 1, 2
    union all
    select c.name_th, c.name_en, sum(g.popularity), bool_and(g.needs_licence) from goods g
      cross join lateral (values (1, g.h1), (2, g.h2), (3, g.h3)) h (level, code)
      join categories c on c.sale_unit = ${saleUnit} and c.level = h.level and c.code = h.code group by 1, 2
    order by weight desc limit ${sql.lit(mostPhrases)}`.execute(db)
  return makePhrases(rows)
}

const keyOf = (text: string) => normalise(text).replace(/[^\u0e01-\u0e4ea-z0-9\u00c0-\u024f]+/g, '')

function makePhrases(rows: readonly Phrase[]): Phrases {
  const all = [
    ...new Map(
      rows.toSorted((a, b) => a.weight - b.weight).map((row) => [`${row.th}|${row.en}`, row]),
    ).values(),
  ]
  const starts = all.flatMap(startsOf).sort((a, b) => (a.key < b.key ? -1 : 1))
  const words = all.flatMap(wordsIn).sort((a, b) => (a.key < b.key ? -1 : 1))
  const range = (list: Start[], from: string, most: number) => {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((list[middle]?.key ?? '') < from) low = middle + 1
      else high = middle
    }
    const found: Start[] = []
    for (let at = low; found.length < most && list[at]?.key.startsWith(from); at++)
      found.push(list[at] as Start)
    return found
  }
  return {
    all,
    beginning: (typed) => {
      const key = keyOf(typed)
      return key === '' ? [] : range(starts, key, mostLooked)
    },
    holding: (word, open) =>
      new Set(
        range(words, word, mostLooked)
          .filter(({ key }) => open || key === word)
          .map(({ phrase }) => phrase),
      ),
  }
}

function wordsIn({ th, en }: Phrase, phrase: number): Start[] {
  const chunks = chunksOf(normalise(`${th} ${en}`))
  const parts = chunks.flatMap((chunk) => [singular(chunk), ...(isThai(chunk) ? segmentsOf(chunk) : [])])
  return [...new Set(parts)].map((key) => ({ key, phrase, atStart: false }))
}

/** The phrase from each of its words on, so that typing may start at any of them. */
function startsOf({ th, en }: Phrase, phrase: number): Start[] {
  return [th, en].flatMap((text) => {
    const chunks = chunksOf(normalise(text)).flatMap((chunk) => (isThai(chunk) ? segmentsOf(chunk) : [chunk]))
    return chunks.map((_, at) => ({ key: chunks.slice(at).join(''), phrase, atStart: at === 0 }))
  })
}
