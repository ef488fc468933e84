import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { documentMonth } from '#shop/time/document-month.ts'

type Place = { saleUnit: string; id: string }

/** Ids read like PM6911-001: year and month of the Buddhist era, and a running number. */
export async function nextId(tx: Db, saleUnit: string, now: Date): Promise<string> {
  const start = `PM${documentMonth(now)}-`
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(p.id from '[0-9]+$')::int) as last from promotions p
    where p.sale_unit = ${saleUnit} and p.id like ${`${start}%`} and p.id ~ '^PM[0-9]{4}-[0-9]{1,6}$'`.execute(
    tx,
  )
  return `${start}${String((rows[0]?.last ?? 0) + 1).padStart(3, '0')}`
}

/** Whether it was written: not when the id or the key is taken. */
export async function insertHead(
  tx: Db,
  { saleUnit, id }: Place,
  draft: PromotionDraft,
  key: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('promotions')
    .values({ sale_unit: saleUnit, id, made_key: key, ...headOf(draft) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

const headOf = (draft: PromotionDraft) => ({
  name: draft.name,
  short_name: draft.shortName,
  remark: draft.remark,
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  enabled: draft.enabled,
  type: draft.type,
  calculation: draft.calculation,
  all_customers: draft.everyone,
  weekdays: draft.weekdays,
  needs_coupon: draft.needsCoupon,
})

export async function updateHead(tx: Db, { saleUnit, id }: Place, draft: PromotionDraft): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({ ...headOf(draft), version: sql`version + 1` })
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .execute()
}

/** What it says until now stays readable for the orders of until now. */
export async function keepVersion(
  tx: Db,
  { saleUnit, id }: Place,
  before: Pick<PromotionDraft, 'name' | 'calculation' | 'tiers'> & { version: number },
  now: Date,
): Promise<void> {
  const { name, calculation, tiers, version } = before
  await sql`insert into promotion_versions (sale_unit, promotion_id, version, name, rule, until)
    values (${saleUnit}, ${id}, ${version}, ${name}, ${JSON.stringify({ calculation, tiers })}::jsonb, ${now})`.execute(
    tx,
  )
}

/** Its steps, products and customers, in place of those that were there. */
export async function writeLists(tx: Db, { saleUnit, id }: Place, draft: PromotionDraft): Promise<void> {
  for (const table of ['promotion_tiers', 'promotion_products', 'promotion_audience'] as const)
    await tx.deleteFrom(table).where('sale_unit', '=', saleUnit).where('promotion_id', '=', id).execute()
  const steps = draft.tiers.map((tier, at) => ({ line: at + 1, ...tier }))
  await sql`insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, free_quantity, discount, discount_type)
    select ${saleUnit}, ${id}, t.line, t."orderBuy", t."freeQuantity", t.discount, t."discountType"
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as t (line smallint, "orderBuy" bigint, "freeQuantity" integer, discount bigint, "discountType" text)`.execute(
    tx,
  )
  for (const [side, codes] of Object.entries({ sale: draft.saleProducts, free: draft.freeProducts }))
    await sql`insert into promotion_products (sale_unit, promotion_id, side, product_code)
      select ${saleUnit}, ${id}, ${side}, c.code from unnest(${codes}::text[]) c (code)`.execute(tx)
  const audience = {
    customer: draft.customers,
    excluded: draft.excluded,
    customer_type: draft.customerTypes,
    store_type: draft.storeTypes,
  }
  for (const [kind, codes] of Object.entries(audience))
    await sql`insert into promotion_audience (sale_unit, promotion_id, kind, code)
      select ${saleUnit}, ${id}, ${kind}, c.code from unnest(${codes}::text[]) c (code)`.execute(tx)
}
