import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type PromotionRow, wholePromotion } from '#api/promotions/find-promotions.ts'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { type PromotionCalculation, type PromotionType, statusOf } from '#shop/promotions/promotion.ts'

type KeptRow = PromotionRow & { archived: boolean }

/** Of the same shape as a whole one, without its lists: for a list that does not show them. */
const promotionHead = sql`
  p.id, p.name, p.short_name, p.remark, p.starts_on, p.ends_on, p.enabled, p.type, p.calculation, p.all_customers, p.weekdays, p.needs_coupon, p.version,
  '[]'::jsonb as tiers, '[]'::jsonb as products, '[]'::jsonb as audience`

/** Promotions of a centre as they are kept; `which` names them `p` and ends with their order. */
export async function findKept(
  db: Db,
  saleUnit: string,
  which: RawBuilder<unknown>,
  { isWhole = true } = {},
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select ${isWhole ? wholePromotion(saleUnit) : promotionHead}, p.archived_at is not null as archived
    from promotions p where p.sale_unit = ${saleUnit} and ${which}`.execute(db)
  return rows
}

export async function findKeptById(db: Db, saleUnit: string, id: string): Promise<KeptRow | undefined> {
  const [row] = await findKept(db, saleUnit, sql`p.id = ${id}`)
  return row
}

export function keptOf(row: KeptRow, today: string): KeptPromotion {
  // In the order that drafts are settled in, whatever the order of the database.
  const audience = (kind: string) =>
    row.audience.flatMap((each) => (each.kind === kind ? [each.code] : [])).sort()
  const products = (side: string) =>
    row.products.flatMap((each) => (each.side === side ? [each.code] : [])).sort()
  const [storeTypes, customerTypes] = [audience('store_type'), audience('customer_type')]
  const draft = {
    name: row.name,
    shortName: row.short_name,
    remark: row.remark,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    enabled: row.enabled,
    type: row.type as PromotionType,
    calculation: row.calculation as PromotionCalculation,
    tiers: row.tiers.map(({ orderBuy, freeQuantity, discount, discountType }) => ({
      ...{ orderBuy, freeQuantity, discount, discountType },
    })),
    saleProducts: products('sale'),
    freeProducts: products('free'),
    everyone: row.all_customers,
    customers: audience('customer'),
    excluded: audience('excluded'),
    byStoreType: storeTypes.length > 0,
    storeTypes,
    byCustomerType: customerTypes.length > 0,
    customerTypes,
    weekdays: row.weekdays,
    needsCoupon: row.needs_coupon,
  }
  return {
    ...draft,
    id: row.id,
    version: row.version,
    status: statusOf(draft, today),
    isArchived: row.archived,
  }
}
