import type { Db } from '#api/kit/database.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'

// Cached as long as a setting, which limits how long two processes can charge different rates.
const cache = loadingCache<number>({ freshMs: 5_000 })

/** The VAT rate of a day, from the dated table. */
export function vatPercentOn(db: Db, day: string): Promise<number> {
  return cache.get(db, day, () => loadVatPercent(db, day))
}

async function loadVatPercent(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom('vat_rates')
    .select('percent')
    .where('starts_on', '<=', day)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.percent ?? 7
}
