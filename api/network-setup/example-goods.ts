import { sql } from 'kysely'
import type { ExampleGoods } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'

/** Writes the example assortment into a new centre; its products are marked, so that they can go together. */
export async function writeExamples(tx: Db, saleUnit: string, goods: ExampleGoods): Promise<void> {
  for (const { name, rows } of goods.tables)
    if (rows.length > 0)
      await tx
        .insertInto(name)
        .values(rows as never)
        .execute()
  await sql`update products p set is_example = true
    where p.sale_unit = ${saleUnit} and p.code = any(${[...goods.codes]}::text[])`.execute(tx)
  await sql`select products_changed_1(${saleUnit}, ${[...goods.codes]}::text[])`.execute(tx)
}
