import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { columnsOf, priceRows } from '#api/merchant-products/write-product.ts'
import { blankProduct, type ProductDraft } from '#shop/merchant-products/product-draft.ts'

const columns = columnsOf(blankProduct).map(([column]) => column)
const json = (drafts: readonly ProductDraft[]) =>
  JSON.stringify(drafts.map((draft) => Object.fromEntries(columnsOf(draft))))

/** Writes many products at once, as the form writes one. */
export async function insertDrafts(tx: Db, saleUnit: string, drafts: readonly ProductDraft[]): Promise<void> {
  if (drafts.length === 0) return
  await sql`
    insert into products (sale_unit, ${sql.join(columns.map((column) => sql.ref(column)))})
    select ${saleUnit}, ${sql.join(columns.map((column) => sql.ref(`n.${column}`)))}
    from jsonb_populate_recordset(null::products, ${json(drafts)}::jsonb) n`.execute(tx)
  await sql`
    insert into stock (sale_unit, product_code, on_hand)
    select ${saleUnit}, n.code, 0 from unnest(${drafts.map(({ code }) => code)}::text[]) n (code)`.execute(tx)
}

export async function updateDrafts(tx: Db, saleUnit: string, drafts: readonly ProductDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const set = columns
    .filter((column) => column !== 'code')
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`)
  await sql`
    update products p set ${sql.join(set)}, version = p.version + 1
    from jsonb_populate_recordset(null::products, ${json(drafts)}::jsonb) n
    where p.sale_unit = ${saleUnit} and p.code = n.code`.execute(tx)
}

/** Levels without a price go; the piece price is filled by `products_changed_1`. */
export async function writeDraftPrices(
  tx: Db,
  saleUnit: string,
  drafts: readonly ProductDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  const rows = JSON.stringify(
    drafts.flatMap((draft) => priceRows(draft).map((row) => ({ product_code: draft.code, ...row }))),
  )
  await sql`
    delete from product_prices r where r.sale_unit = ${saleUnit} and r.product_code = any(${drafts.map(({ code }) => code)}::text[])
      and (r.product_code, r.level) not in (
        select n.product_code, n.level from jsonb_to_recordset(${rows}::jsonb) n (product_code text, level smallint))`.execute(
    tx,
  )
  await sql`
    insert into product_prices (sale_unit, product_code, level, unit1_price, unit1_type, unit2_price, unit2_type, unit3_price, unit3_type)
    select ${saleUnit}, n.product_code, n.level, n.unit1_price, n.unit1_type, n.unit2_price, n.unit2_type, n.unit3_price, n.unit3_type
    from jsonb_to_recordset(${rows}::jsonb) n (product_code text, level smallint, unit1_price bigint, unit1_type smallint,
      unit2_price bigint, unit2_type smallint, unit3_price bigint, unit3_type smallint)
    on conflict (sale_unit, product_code, level) do update set unit1_price = excluded.unit1_price, unit1_type = excluded.unit1_type,
      unit2_price = excluded.unit2_price, unit2_type = excluded.unit2_type, unit3_price = excluded.unit3_price, unit3_type = excluded.unit3_type`.execute(
    tx,
  )
}
