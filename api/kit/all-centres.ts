import type { Db } from './database.ts'

/** Every centre, closed ones too, for work that goes from one to the next: no query reaches over several. */
export async function allCentres(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('centres').select('sale_unit').orderBy('sale_unit').execute()
  return rows.map(({ sale_unit }) => sale_unit)
}
