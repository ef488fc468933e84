import type { Pool } from 'pg'
import { z } from 'zod'
import type { Asked, Kind } from './asked.ts'
import { brandAndMore } from './brand-and-more.ts'
import { codes } from './codes.ts'
import { hastyTyping } from './hasty-typing.ts'
import { laterAsked } from './later-asked.ts'
import { misspelt } from './misspelt.ts'
import { otherLetters } from './other-letters.ts'
import { otherNames } from './other-names.ts'
import { plainWords } from './plain-words.ts'
import { runTogether } from './run-together.ts'
import { shopTalk } from './shop-talk.ts'
import { writtenSizes } from './written-sizes.ts'

export const kinds: Kind[] = [
  ...[...plainWords, ...hastyTyping, ...shopTalk, ...codes],
  ...[
    ...runTogether,
    ...otherNames,
    ...misspelt,
    ...otherLetters,
    ...writtenSizes,
    ...brandAndMore,
    ...laterAsked,
  ],
]

type Good = {
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
  wanted: string
  place: number | undefined
  right: number
  shown: string[]
}

const looked = 3

export async function loadGoods(pool: Pool): Promise<Good[]> {
  const { rows } = await pool.query<Good>(
    `select code, name_th as th, lower(name_en) as en, h2, barcode1, barcode2, barcode3 from products
     where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG'`,
  )
  return rows
}

function isWanted(good: Good, wanted: string): boolean {
  const holds = (part: string) => {
    if (part.startsWith('#')) return good.code === part.slice(1)
    if (part.startsWith('@')) return good.h2 === part.slice(1)
    return `${good.th} `.toLowerCase().includes(part) || good.en.includes(part)
  }
  return wanted.split('|').some((way) => way.split('+').every(holds))
}

const thaiDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)))

/** Fills in the code or barcode of the query's product. */
function typedOf([typed]: Asked, goods: readonly Good[]): string {
  return typed.replace(
    /\{(?:(\w+) )?(code|barcode) (\d+)\}/,
    (_, how: string | undefined, what: string, code: string) => {
      const good = goods.find((each) => each.code === code)
      if (!good) throw new Error(`BKK01 does not sell ${code}`)
      if (what === 'code') return how === 'thai' ? thaiDigits(code) : code
      if (how === 'small') return good.barcode3 ?? good.barcode2 ?? good.barcode1
      if (how === 'spaced') return good.barcode1.replace(/^(\d)(\d{6})/, '$1 $2 ')
      return how === 'half' ? good.barcode1.slice(0, 12) : good.barcode1
    },
  )
}

const writtenSet = z.array(z.object({ q: z.string(), kind: z.string(), wants: z.array(z.string()).min(1) }))

/** An external query set: `[{ "q": "…", "kind": "…", "wants": ["product code", …] }]`. */
export function readSet(json: string): Kind[] {
  const queries = writtenSet.parse(JSON.parse(json))
  return [...new Set(queries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    asked: queries
      .filter((query) => query.kind === kind)
      .map(({ q, wants }): Asked => [q, wants.map((code) => `#${code}`).join('|')]),
  }))
}

/** Runs every query and checks its first three results. */
export async function measureQuality(
  goods: readonly Good[],
  search: (text: string) => Promise<string[]>,
  sets: readonly Kind[] = kinds,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { kind, asked } of sets) {
    for (const query of asked) {
      const [typed, wanted] = [typedOf(query, goods), query[1]]
      const right = new Set(goods.filter((good) => isWanted(good, wanted)).map(({ code }) => code))
      if (right.size === 0) throw new Error(`Nothing in BKK01 is ${wanted}, which '${typed}' looks for`)
      const found = (await search(typed)).slice(0, looked)
      const place = found.findIndex((code) => right.has(code)) + 1
      outcomes.push({
        ...{ kind, typed, wanted, place: place || undefined },
        right: found.filter((code) => right.has(code)).length / Math.min(looked, right.size),
        shown: found.map((code) => goods.find((good) => good.code === code)?.th ?? code),
      })
    }
  }
  return outcomes
}

export const succeeded = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ place }) => place).length / outcomes.length
