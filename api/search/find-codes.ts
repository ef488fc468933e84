import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { lexemeIn, signs } from '#shop/search/product-lexemes.ts'
import type { Guesses, Tiers } from './term-queries.ts'

export type Page = { saleUnit: string; licensed: boolean; take: number; skip: number; only?: readonly string[] | undefined }

type Sql = RawBuilder<unknown>

// The take is spelled out and a first page has no offset, so that PostgreSQL can keep one plan.
const limited = ({ take, skip }: Page) => sql`limit ${sql.lit(take)}${skip > 0 ? sql` offset ${skip}` : sql``}`

function seenBy({ saleUnit, licensed, only }: Page): Sql {
  const few = only ? sql` and s.code = any(${only})` : sql``
  return sql`s.sale_unit = ${saleUnit} and s.shown${licensed ? sql`` : sql` and not s.licensed`}${few}`
}

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
        select s.code, s.words from product_search s where ${seenBy(page)} order by s.popularity desc, s.code limit ${sql.lit(walked)}
      ) s where s.words @@ ${query}::tsquery ${limited(page)}`,
  )
}

/** For words that few products hold: all of them, the best match first, then the most popular. */
function gather(db: Db, tiers: Tiers, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      with found as materialized (select s.code, s.popularity, s.words from product_search s where s.words @@ ${tiers.all}::tsquery and ${seenBy(page)})
      select code from found
      order by (words @@ ${tiers.start}::tsquery)::int * 2 + (words @@ ${tiers.whole}::tsquery)::int * 2 + (words @@ ${tiers.begun}::tsquery)::int
        + (words @@ ${tiers.named}::tsquery)::int desc, popularity desc, code ${limited(page)}`,
  )
}

const order = ['start', 'whole', 'begun', 'named', 'all'] as const

/** Codes of the products that hold all words, best first. */
export async function findCodes(
  db: Db,
  { tiers, guesses, products }: { tiers: Tiers; guesses: Guesses; products: number },
  page: Page,
): Promise<string[]> {
  const wanted = page.take + page.skip
  // Where reading so many of the most popular finds the page, or reading all that match, costs the same.
  const many = Math.sqrt(wanted * products)
  const sharpest = order.find((tier) => guesses[tier] >= wanted)
  if (!page.only && sharpest && guesses[sharpest] > many && wanted * products < walked * guesses[sharpest]) {
    const found = await walk(db, tiers[sharpest], page)
    if (found.length === page.take) return found
  }
  return gather(db, tiers, page)
}

/** Products that bear a code or barcode, whole. */
export function findByCode(db: Db, code: string, page: Page): Promise<string[]> {
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${lexemeIn(page.saleUnit, signs.code + code)}::tsquery and ${seenBy(page)} order by s.popularity desc, s.code`,
  )
}

/** Products whose code begins so, in the order of their codes; for a long run of digits also those whose barcode does. */
export async function findByCodeStart(db: Db, start: string, page: Page): Promise<string[]> {
  const until = `${start}\uffff`
  const found = await codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where ${seenBy(page)} and s.code >= ${start} and s.code < ${until} order by s.code ${limited(page)}`,
  )
  if (found.length > 0 || start.length < 8) return found
  return codesOf(
    db,
    sql<{ code: string }>`
      select s.code from product_search s where s.words @@ ${`${lexemeIn(page.saleUnit, signs.code + start)}:*`}::tsquery and ${seenBy(page)} order by s.code ${limited(page)}`,
  )
}
