import type { Db } from '#api/kit/database.ts'

const kept = new WeakMap<Db, { day: string; percent: number }>()

/** The VAT rate in force on a day, from the dated table; it changes by decree, so once a day is often enough to ask. */
export async function vatPercentOn(db: Db, day: string): Promise<number> {
  const known = kept.get(db)
  if (known?.day === day) return known.percent
  const row = await db
    .selectFrom('vat_rates')
    .select('percent')
    .where('starts_on', '<=', day)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  const percent = row?.percent ?? 7
  kept.set(db, { day, percent })
  return percent
}
