import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { fromTheEnd, lexemeIn, signs } from '#shop/search/product-lexemes.ts'
import { limited } from './limited.ts'
import type { Guesses, Tiers } from './term-queries.ts'

export type Page = {
  saleUnit: string
  licensed: boolean
  take: number
  skip: number
  only?: readonly string[] | undefined
}

type Sql = RawBuilder<unknown>

function seenBy({ licensed, only }: Page): Sql {
  return sql`s.shown${licensed ? sql`` : sql` and not s.licensed`}${only ? sql` and s.code = any(${only})` : sql``}`
}

// The words already name the centre; migration 0038 keeps PostgreSQL from scanning the centre's key as well.
const inCentre = ({ saleUnit }: Page) => sql`s.sale_unit = ${saleUnit}`

// An expression, so that PostgreSQL does not walk the popularity index for a rare word.
const popularFirst = sql`-s.popularity, s.code`

async function codesOf(db: Db, query: RawBuilder<{ code: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map((row) => row.code)
}

const walked = 4_000

/** For frequent words: reads products by popularity until enough of them match. */
function walk(query: string, page: Page, needed: number): Sql {
  // PostgreSQL knows the order of the inner rows and stops when the page is full.
  return sql`select s.code from (
      select s.code, s.words, s.popularity from product_search s where s.sale_unit = ${page.saleUnit} and ${seenBy(page)} order by s.popularity desc, s.code limit ${sql.lit(walked)}
    ) s where s.words @@ ${query}::tsquery order by s.popularity desc, s.code ${limited(needed)}`
}

/** For less frequent words: all matches, sorted by popularity. */
function gather(query: string, page: Page, needed: number): Sql {
  return sql`select s.code from product_search s where s.words @@ ${query}::tsquery and ${inCentre(page)} and ${seenBy(page)}
    order by ${popularFirst} ${limited(needed)}`
}

/** For rare combinations: all matches, each ranked by tier, which is cheaper than an index scan per tier. */
function rankByFit(db: Db, tiers: Tiers, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${tiers.all}::tsquery and ${inCentre(page)} and ${seenBy(page)}
      order by case when s.words @@ ${tiers.sharp}::tsquery then 1 when s.words @@ ${tiers.named}::tsquery then 2 else 3 end, ${popularFirst} ${limited(page.take, page.skip)}`,
  )
}

const few = 1_000

type Match = { tiers: Tiers; guesses: Guesses; products: number }

/**
 * Codes of products with all words, by tier and then popularity. A tier is read only when those before it did
 * not fill the page.
 */
export async function findCodes(db: Db, { tiers, guesses, products }: Match, page: Page): Promise<string[]> {
  if (guesses.all <= few || page.only) return rankByFit(db, tiers, page)
  const needed = page.skip + page.take
  const search = async (parts: Sql[]) => {
    const found: string[] = []
    for (const part of parts)
      if (found.length < needed) found.push(...(await codesOf(db, part as RawBuilder<{ code: string }>)))
    return found.slice(page.skip, needed)
  }
  const names = (['sharp', 'named', 'all'] as const).filter((tier) => guesses[tier] > 0)
  const isWalked = names.map((tier) => isWalkable(guesses[tier], products, needed))
  const queries = names.map((tier, at) => {
    const above = names[at - 1]
    return above ? `(${tiers[tier]}) & !(${tiers[above]})` : tiers[tier]
  })
  if (names.length === 0) return []
  const first = isWalked.indexOf(true)
  if (first >= 0) {
    // A walk may end before all matches, so its result counts only when it fills the page.
    const found = await search(
      queries.slice(0, first + 1).map((query, at) => (isWalked[at] ? walk : gather)(query, page, needed)),
    )
    if (found.length === page.take) return found
  }
  return search(queries.map((query) => gather(query, page, needed)))
}

/** Whether walking by popularity until the page is full costs less than reading all matches. */
function isWalkable(matches: number, products: number, needed: number): boolean {
  return matches > Math.sqrt(needed * products) && needed * products < walked * matches
}

/** Products with exactly this code or barcode. */
export function findByCode(db: Db, code: string, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${lexemeIn(page.saleUnit, signs.code + code)}::tsquery and ${inCentre(page)} and ${seenBy(page)} order by ${popularFirst}`,
  )
}

/** Products whose code has this prefix; else, for digits, those whose barcode begins or ends so. */
export async function findByCodeStart(db: Db, start: string, page: Page): Promise<string[]> {
  const until = `${start}\uffff`
  const found = await codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.sale_unit = ${page.saleUnit} and ${seenBy(page)} and s.code >= ${start} and s.code < ${until} order by s.code ${limited(page.take, page.skip)}`,
  )
  if (found.length > 0 || !/^\d{5,}$/.test(start)) return found
  const beginning = start.length < 8 ? [] : [`${lexemeIn(page.saleUnit, signs.code + start)}:*`]
  const barcodes = [...beginning, `${lexemeIn(page.saleUnit, signs.codeEnd + fromTheEnd(start))}:*`].join(
    ' | ',
  )
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${barcodes}::tsquery and ${inCentre(page)} and ${seenBy(page)} order by s.code || '' ${limited(page.take, page.skip)}`,
  )
}
