import type { Db } from './database.ts'

/** Every centre, closed ones too, for jobs that go centre by centre: no query spans several. */
export async function allCentres(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('centres').select('sale_unit').orderBy('sale_unit').execute()
  return rows.map(({ sale_unit }) => sale_unit)
}
