import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PromotionRule, PromotionTier } from '#shop/promotions/promotion.ts'

export type PromotionRow = {
  id: string
  name: string
  short_name: string
  remark: string
  starts_on: string
  ends_on: string
  enabled: boolean
  type: number
  calculation: number
  all_customers: boolean
  weekdays: number
  needs_coupon: boolean
  version: number
  tiers: PromotionTier[]
  products: { side: string; code: string }[]
  audience: { kind: string; code: string }[]
}

const tiersOf = (promotion: RawBuilder<unknown>, saleUnit: string) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('orderBuy', t.order_buy, 'freeQuantity', t.free_quantity, 'discount', t.discount, 'discountType', t.discount_type) order by t.line)
    from promotion_tiers t where t.sale_unit = ${saleUnit} and t.promotion_id = ${promotion}.id), '[]')`

/** A promotion of a centre as one JSON value; the outer query names the promotions table by this alias. */
export function ruleOf(alias: string, saleUnit: string): RawBuilder<PromotionRule> {
  const promotion = sql.ref(alias)
  return sql<PromotionRule>`jsonb_build_object('calculation', ${promotion}.calculation, 'tiers', ${tiersOf(promotion, saleUnit)})`
}

/** The columns of a whole promotion `p` of a centre. */
export const wholePromotion = (saleUnit: string) => sql`
  p.id, p.name, p.short_name, p.remark, p.starts_on, p.ends_on, p.enabled, p.type, p.calculation, p.all_customers, p.weekdays, p.needs_coupon, p.version,
  ${tiersOf(sql.ref('p'), saleUnit)} as tiers,
  coalesce((select jsonb_agg(jsonb_build_object('side', g.side, 'code', g.product_code) order by g.product_code)
    from promotion_products g where g.sale_unit = ${saleUnit} and g.promotion_id = p.id), '[]') as products,
  coalesce((select jsonb_agg(jsonb_build_object('kind', a.kind, 'code', a.code) order by a.code)
    from promotion_audience a where a.sale_unit = ${saleUnit} and a.promotion_id = p.id), '[]') as audience`

/** Every enabled promotion of a centre on a day, complete, in one query. */
export async function findPromotionsInForce(db: Db, saleUnit: string, day: string): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    with running as (select * from promotions where sale_unit = ${saleUnit} and ends_on >= ${day} and starts_on <= ${day} and enabled)
    select ${wholePromotion(saleUnit)} from running p order by p.id`.execute(db)
  return rows
}
