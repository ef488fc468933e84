import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

/** The days of a product's future advance price. */
export type AdvanceWindow = { productCode: string; startsOn: string; endsOn: string }

/** Future price windows of products at the buyer's level; of several the nearest. */
export async function findAdvanceWindows(
  db: Db,
  buyer: { saleUnit: string; priceLevel: number },
  codes: readonly string[],
  now: Date,
): Promise<AdvanceWindow[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<AdvanceWindow>`
    select distinct on (product_code) product_code as "productCode", starts_on as "startsOn", ends_on as "endsOn" from advance_prices
    where sale_unit = ${buyer.saleUnit} and level = ${buyer.priceLevel} and product_code = any(${[...codes]}) and starts_on > ${bangkokDay(now)}
    order by product_code, starts_on`.execute(db)
  return rows
}

/** The first day inside every window, if any: products whose windows do not overlap cannot share an order. */
export function dayInside(windows: readonly AdvanceWindow[]): string | undefined {
  const first = windows
    .map(({ startsOn }) => startsOn)
    .toSorted()
    .at(-1)
  return first && windows.every(({ endsOn }) => first <= endsOn) ? first : undefined
}
