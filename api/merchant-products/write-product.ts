import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import {
  type ProductDraft,
  priceField,
  priceLevels,
  typeField,
} from '#shop/merchant-products/product-draft.ts'
import { ownPicture } from './product-pictures.ts'
import { nullableColumns, productColumns } from './product-row.ts'

type Column =
  | (typeof productColumns)[keyof typeof productColumns]
  | (typeof nullableColumns)[keyof typeof nullableColumns]

/** The columns of a product with what the draft says. */
export function columnsOf(draft: ProductDraft): [Column, unknown][] {
  return [
    ...(Object.entries(productColumns) as [keyof typeof productColumns, Column][]).map(
      ([field, column]): [Column, unknown] => [column, draft[field]],
    ),
    ...(Object.entries(nullableColumns) as [keyof typeof nullableColumns, Column][]).map(
      ([field, column]): [Column, unknown] => [column, draft[field] || null],
    ),
  ]
}

export async function insertProduct(tx: Db, saleUnit: string, draft: ProductDraft): Promise<void> {
  const columns = columnsOf(draft)
  await sql`
    insert into products (sale_unit, ${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${saleUnit}, ${sql.join(columns.map(([, value]) => value))})`.execute(tx)
  await sql`insert into stock (sale_unit, product_code, on_hand) values (${saleUnit}, ${draft.code}, 0)`.execute(
    tx,
  )
}

export async function updateProduct(tx: Db, saleUnit: string, draft: ProductDraft): Promise<void> {
  const set = columnsOf(draft)
    .filter(([column]) => column !== 'code')
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`
    update products set ${sql.join(set)}, version = version + 1
    where sale_unit = ${saleUnit} and code = ${draft.code}`.execute(tx)
}

/** One row a level that has prices. */
export function priceRows(
  draft: Pick<ProductDraft, ReturnType<typeof priceField> | ReturnType<typeof typeField>>,
) {
  return priceLevels
    .filter((level) => draft[priceField(level, 1)] !== null)
    .map((level) => ({
      level,
      ...{ unit1_price: draft[priceField(level, 1)], unit1_type: draft[typeField(level, 1)] },
      ...{ unit2_price: draft[priceField(level, 2)], unit2_type: draft[typeField(level, 2)] },
      ...{ unit3_price: draft[priceField(level, 3)], unit3_type: draft[typeField(level, 3)] },
    }))
}

/** Levels without a price go; the piece price is filled by `products_changed_1`. */
export async function writePrices(tx: Db, saleUnit: string, draft: ProductDraft): Promise<void> {
  const rows = JSON.stringify(priceRows(draft))
  await sql`
    delete from product_prices r where r.sale_unit = ${saleUnit} and r.product_code = ${draft.code}
      and r.level not in (select n.level from jsonb_to_recordset(${rows}::jsonb) n (level smallint))`.execute(
    tx,
  )
  await sql`
    insert into product_prices (sale_unit, product_code, level, unit1_price, unit1_type, unit2_price, unit2_type, unit3_price, unit3_type)
    select ${saleUnit}, ${draft.code}, n.level, n.unit1_price, n.unit1_type, n.unit2_price, n.unit2_type, n.unit3_price, n.unit3_type
    from jsonb_to_recordset(${rows}::jsonb) n (level smallint, unit1_price bigint, unit1_type smallint,
      unit2_price bigint, unit2_type smallint, unit3_price bigint, unit3_type smallint)
    on conflict (sale_unit, product_code, level) do update set unit1_price = excluded.unit1_price, unit1_type = excluded.unit1_type,
      unit2_price = excluded.unit2_price, unit2_type = excluded.unit2_type, unit3_price = excluded.unit3_price, unit3_type = excluded.unit3_type`.execute(
    tx,
  )
}

type Pictures = { saleUnit: string; at: Date; before: readonly string[]; after: readonly string[] }

/** What is shown is no longer loose; what was taken away becomes loose again, unless several centres share it. */
export async function keepPictures(tx: Db, { saleUnit, at, before, after }: Pictures): Promise<void> {
  const gone = before.filter((name) => !after.includes(name) && ownPicture(saleUnit, name))
  await sql`delete from loose_pictures where sale_unit = ${saleUnit} and name = any(${[...after]}::text[])`.execute(
    tx,
  )
  if (gone.length > 0)
    await sql`
      insert into loose_pictures (sale_unit, name, at) select ${saleUnit}, name, ${at} from unnest(${gone}::text[]) g (name)
      on conflict (sale_unit, name) do update set at = excluded.at`.execute(tx)
}
