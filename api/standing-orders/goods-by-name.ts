import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type InBoth = { th: string; en: string }
type Goods = { name: InBoth; units: InBoth[] }
type Row = InBoth & { code: string; units: ({ th: string | null; en: string | null } | null)[] }

/** Products by code with the names of their units, also those that are no longer sold. */
export async function findGoods(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
): Promise<Map<string, Goods>> {
  const { rows } = await sql<Row>`
    select p.code, p.name_th as th, p.name_en as en, jsonb_build_array(
      jsonb_build_object('th', p.unit1_name_th, 'en', p.unit1_name_en), jsonb_build_object('th', p.unit2_name_th, 'en', p.unit2_name_en),
      jsonb_build_object('th', p.unit3_name_th, 'en', p.unit3_name_en)) as units
    from products p where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]})`.execute(db)
  return new Map(
    rows.map(({ code, th, en, units }) => [
      code,
      { name: { th, en }, units: units.map((unit) => ({ th: unit?.th ?? '', en: unit?.en ?? '' })) },
    ]),
  )
}

/** What is no longer there at all is named by its code. */
export const goodsOf = (found: ReadonlyMap<string, Goods>, code: string): Goods =>
  found.get(code) ?? { name: { th: code, en: code }, units: [] }
