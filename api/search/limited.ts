import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '#shop/catalogue/product.ts'

// Only for pages we ask for ourselves: every connection remembers each statement, and a stranger may name a hundred sizes.
const usualTakes = new Set([1, 4, 6, 8, 10, pageSize, 2 * pageSize, 3 * pageSize, 4 * pageSize])

/** The take is spelled out and a first page has no offset: with either as a parameter PostgreSQL cannot keep one plan and makes a new one each time. */
export function limited(take: number, skip = 0): RawBuilder<unknown> {
  return sql`limit ${usualTakes.has(take) ? sql.lit(take) : sql`${take}`}${skip > 0 ? sql` offset ${skip}` : sql``}`
}
