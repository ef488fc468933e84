import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Shop = { saleUnit: string; code: string }

/** Blanks what was photographed and asked at a shop, and returns the files to drop. Ids stay: phones may send again. */
export async function eraseVisits(tx: Db, { saleUnit, code }: Shop, now: Date): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    update customer_photos set note = '', lat = null, lng = null, accuracy = null, distance = null,
      removed_at = coalesce(removed_at, ${now}::timestamptz), removed_why = coalesce(removed_why, 'account erased')
    where sale_unit = ${saleUnit} and customer_code = ${code} returning file`.execute(tx)
  await sql`update survey_answers set answers = '{}', lat = null, lng = null, accuracy = null, distance = null
    where sale_unit = ${saleUnit} and customer_code = ${code}`.execute(tx)
  await sql`update customer_visits set note = '', far_reason = '', lat = null, lng = null, accuracy = null, distance = null
    where sale_unit = ${saleUnit} and customer_code = ${code}`.execute(tx)
  return rows.map(({ file }) => file)
}
