import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '#shop/catalogue/product.ts'

// Only our own page sizes: each connection keeps every prepared statement, and a stranger may request a
// hundred sizes.
const usualTakes = new Set([1, 4, 6, 8, 10, pageSize, 2 * pageSize, 3 * pageSize, 4 * pageSize])

/** A literal limit, and no offset on a first page: with parameters PostgreSQL replans each time. */
export function limited(take: number, skip = 0): RawBuilder<unknown> {
  return sql`limit ${usualTakes.has(take) ? sql.lit(take) : sql`${take}`}${skip > 0 ? sql` offset ${skip}` : sql``}`
}
