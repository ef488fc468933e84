import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { fromTheEnd, lexemeIn, signs } from '#shop/search/product-lexemes.ts'
import type { Guesses, Tiers } from './term-queries.ts'

export type Page = { saleUnit: string; licensed: boolean; take: number; skip: number; only?: readonly string[] | undefined }

type Sql = RawBuilder<unknown>

// The take is spelled out and a first page has no offset, so that PostgreSQL can keep one plan.
const limited = ({ take, skip }: Page) => sql`limit ${sql.lit(take)}${skip > 0 ? sql` offset ${skip}` : sql``}`

function seenBy({ licensed, only }: Page): Sql {
  return sql`s.shown${licensed ? sql`` : sql` and not s.licensed`}${only ? sql` and s.code = any(${only})` : sql``}`
}

// The words name the centre already. Asked as it stands, PostgreSQL would also read the whole centre by its key.
const inCentre = ({ saleUnit }: Page) => sql`(s.sale_unit = ${saleUnit}) is true`

async function codesOf(db: Db, query: RawBuilder<{ code: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map((row) => row.code)
}

const walked = 4_000

/** For words that many products hold: the most popular products in turn, until enough of them hold the words. */
function walk(db: Db, query: string, page: Page): Promise<string[]> {
  // The rows come out in the order they went in; asking for it again would sort what need not even be read.
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from (
        select s.code, s.words from product_search s where s.sale_unit = ${page.saleUnit} and ${seenBy(page)} order by s.popularity desc, s.code limit ${sql.lit(walked)}
      ) s where s.words @@ ${query}::tsquery ${limited(page)}`,
  )
}

/** For words that few products hold: all of them, the best match first, then the most popular. */
function gather(db: Db, tiers: Tiers, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${tiers.all}::tsquery and ${inCentre(page)} and ${seenBy(page)}
      order by (s.words @@ ${tiers.sharp}::tsquery)::int + (s.words @@ ${tiers.named}::tsquery)::int desc, s.popularity desc, s.code ${limited(page)}`,
  )
}

/** One tier of a match that many products make: a page of it, and how many there are. */
async function gatherTier(db: Db, query: string, page: Page): Promise<{ codes: string[]; total: number }> {
  const { rows } = await sql<{ codes: string[]; total: number }>`
    with found as materialized (
      select s.code, s.popularity from product_search s where s.words @@ ${query}::tsquery and ${inCentre(page)} and ${seenBy(page)}
    )
    select array(select code from found order by popularity desc, code ${limited(page)}) as codes, (select count(*)::int from found) as total`.execute(
    db,
  )
  return rows[0] ?? { codes: [], total: 0 }
}

type Match = { tiers: Tiers; guesses: Guesses; products: number }

/** So few that judging each of them costs less than asking tier by tier. */
const few = 150

/** Codes of the products that hold all words: tier by tier, in each the most popular first. */
export async function findCodes(db: Db, { tiers, guesses, products }: Match, page: Page): Promise<string[]> {
  if (guesses.all <= few || page.only) return gather(db, tiers, page)
  const found: string[] = []
  let { skip } = page
  let above = ''
  for (const tier of ['sharp', 'named', 'all'] as const) {
    if (guesses[tier] === 0) continue
    const query = above ? `(${tiers[tier]}) & !(${above})` : tiers[tier]
    const part = { ...page, skip, take: page.take - found.length }
    above = tiers[tier]
    if (isWalkable(guesses[tier], products, skip + part.take)) {
      const walked = await walk(db, query, part)
      if (walked.length === part.take) return [...found, ...walked]
    }
    const { codes, total } = await gatherTier(db, query, part)
    found.push(...codes)
    if (found.length >= page.take) break
    skip = Math.max(0, skip - total)
  }
  return found
}

/** Whether reading the most popular products until the page is full costs less than reading all that match. */
function isWalkable(matches: number, products: number, wanted: number): boolean {
  return matches > Math.sqrt(wanted * products) && wanted * products < walked * matches
}

/** Products that bear a code or barcode, whole. */
export function findByCode(db: Db, code: string, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${lexemeIn(page.saleUnit, signs.code + code)}::tsquery and ${inCentre(page)} and ${seenBy(page)} order by s.popularity desc, s.code`,
  )
}

/** Products whose code begins so, in the order of their codes; else, for a run of digits, those whose barcode begins or ends so. */
export async function findByCodeStart(db: Db, start: string, page: Page): Promise<string[]> {
  const until = `${start}\uffff`
  const found = await codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.sale_unit = ${page.saleUnit} and ${seenBy(page)} and s.code >= ${start} and s.code < ${until} order by s.code ${limited(page)}`,
  )
  if (found.length > 0 || !/^\d{5,}$/.test(start)) return found
  const beginning = start.length < 8 ? [] : [`${lexemeIn(page.saleUnit, signs.code + start)}:*`]
  const barcodes = [...beginning, `${lexemeIn(page.saleUnit, signs.codeEnd + fromTheEnd(start))}:*`].join(' | ')
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${barcodes}::tsquery and ${inCentre(page)} and ${seenBy(page)} order by s.code ${limited(page)}`,
  )
}
