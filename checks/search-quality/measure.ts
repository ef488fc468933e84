import type { Pool } from 'pg'
import { z } from 'zod'
import { brandAndMore } from './brand-and-more.ts'
import { codes } from './codes.ts'
import { hastyTyping } from './hasty-typing.ts'
import { laterQueries } from './later-queries.ts'
import { misspelt } from './misspelt.ts'
import { otherLetters } from './other-letters.ts'
import { otherNames } from './other-names.ts'
import { plainWords } from './plain-words.ts'
import type { QueryKind, SearchQuery } from './query-kind.ts'
import { runTogether } from './run-together.ts'
import { shopTalk } from './shop-talk.ts'
import { writtenSizes } from './written-sizes.ts'

export const kinds: QueryKind[] = [
  ...[...plainWords, ...hastyTyping, ...shopTalk, ...codes],
  ...[
    ...runTogether,
    ...otherNames,
    ...misspelt,
    ...otherLetters,
    ...writtenSizes,
    ...brandAndMore,
    ...laterQueries,
  ],
]

type CatalogueProduct = {
  code: string
  th: string
  en: string
  h2: string
  barcode1: string
  barcode2: string | null
  barcode3: string | null
}
/**
 * A query's result: the rank of the first expected product, and how many of the first three were expected.
 */
export type Outcome = {
  kind: string
  typed: string
  expected: string
  place: number | undefined
  right: number
  shown: string[]
}

const looked = 3

export async function loadProducts(pool: Pool): Promise<CatalogueProduct[]> {
  const { rows } = await pool.query<CatalogueProduct>(
    `select code, name_th as th, lower(name_en) as en, h2, barcode1, barcode2, barcode3 from products
     where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG'`,
  )
  return rows
}

function isExpected(product: CatalogueProduct, expected: string): boolean {
  const holds = (part: string) => {
    if (part.startsWith('#')) return product.code === part.slice(1)
    if (part.startsWith('@')) return product.h2 === part.slice(1)
    return `${product.th} `.toLowerCase().includes(part) || product.en.includes(part)
  }
  return expected.split('|').some((way) => way.split('+').every(holds))
}

const thaiDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)))

/** Fills in the code or barcode of the query's product. */
function typedOf([typed]: SearchQuery, products: readonly CatalogueProduct[]): string {
  return typed.replace(
    /\{(?:(\w+) )?(code|barcode) (\d+)\}/,
    (_, how: string | undefined, what: string, code: string) => {
      const product = products.find((each) => each.code === code)
      if (!product) throw new Error(`BKK01 does not sell ${code}`)
      if (what === 'code') return how === 'thai' ? thaiDigits(code) : code
      if (how === 'small') return product.barcode3 ?? product.barcode2 ?? product.barcode1
      if (how === 'spaced') return product.barcode1.replace(/^(\d)(\d{6})/, '$1 $2 ')
      return how === 'half' ? product.barcode1.slice(0, 12) : product.barcode1
    },
  )
}

const writtenSet = z.array(z.object({ q: z.string(), kind: z.string(), wants: z.array(z.string()).min(1) }))

/** An external query set: `[{ "q": "…", "kind": "…", "wants": ["product code", …] }]`. */
export function readSet(json: string): QueryKind[] {
  const queries = writtenSet.parse(JSON.parse(json))
  return [...new Set(queries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    queries: queries
      .filter((query) => query.kind === kind)
      .map(({ q, wants }): SearchQuery => [q, wants.map((code) => `#${code}`).join('|')]),
  }))
}

/** Runs every query and checks its first three results. */
export async function measureQuality(
  products: readonly CatalogueProduct[],
  search: (text: string) => Promise<string[]>,
  sets: readonly QueryKind[] = kinds,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { kind, queries } of sets) {
    for (const query of queries) {
      const [typed, expected] = [typedOf(query, products), query[1]]
      const right = new Set(
        products.filter((product) => isExpected(product, expected)).map(({ code }) => code),
      )
      if (right.size === 0) throw new Error(`Nothing in BKK01 is ${expected}, which '${typed}' looks for`)
      const found = (await search(typed)).slice(0, looked)
      const place = found.findIndex((code) => right.has(code)) + 1
      outcomes.push({
        ...{ kind, typed, expected, place: place || undefined },
        right: found.filter((code) => right.has(code)).length / Math.min(looked, right.size),
        shown: found.map((code) => products.find((product) => product.code === code)?.th ?? code),
      })
    }
  }
  return outcomes
}

export const succeeded = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ place }) => place).length / outcomes.length
