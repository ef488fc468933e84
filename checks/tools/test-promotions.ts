import type { testApi } from './test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>
type Audience = { customer?: string[]; excluded?: string[]; customer_type?: string[]; store_type?: string[] }
type PromotionDraft = {
  saleUnit?: string
  sale: string[]
  free?: string[]
  from?: string
  to?: string
  /** 1 money discount, 2 percentage discount, 3 free products. */
  type?: 1 | 2 | 3
  buy?: number
  /** Satang, hundredths of a percent, or a free quantity. */
  gives?: number
  weekdays?: number
  needsCoupon?: boolean
  /** For everyone, when no customer is named. */
  only?: Audience
  enabled?: boolean
}

/** Inserts promotions for a test, which states only what matters to it. */
export function testPromotions({ pool }: Pick<Api, 'pool'>) {
  async function addPromotion(id: string, draft: PromotionDraft): Promise<void> {
    const {
      saleUnit = 'BKK01',
      sale,
      free = [],
      from = '2026-11-01',
      to = '2026-11-30',
      type = 1,
      buy = 1,
      gives = 100,
    } = draft
    const { weekdays = 127, needsCoupon = false, only = {}, enabled = true } = draft
    const all = !only.customer && !only.customer_type
    await pool.query(
      `insert into promotions (sale_unit, id, name, short_name, remark, starts_on, ends_on, type, calculation, weekdays, needs_coupon, all_customers, enabled)
       values ($1, $2, $2, $2, '', $3, $4, $5, 2, $6, $7, $8, $9)`,
      [saleUnit, id, from, to, type, weekdays, needsCoupon, all, enabled],
    )
    await pool.query(
      `insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, free_quantity, discount, discount_type) values ($1, $2, 1, $3, $4, $5, $6)`,
      [saleUnit, id, buy, type === 3 ? gives : 0, type === 3 ? 0 : gives, ['', 'Money', '%', ''][type]],
    )
    for (const [side, codes] of Object.entries({ sale, free }))
      for (const code of codes)
        await pool.query(`insert into promotion_products values ($1, $2, $3, $4)`, [saleUnit, id, side, code])
    for (const [kind, codes] of Object.entries(only))
      for (const code of codes)
        await pool.query(`insert into promotion_audience values ($1, $2, $3, $4)`, [saleUnit, id, kind, code])
  }

  const addCoupon = (
    id: string,
    promotionId: string,
    customerCode: string | null,
    expiresOn = '2026-12-31',
    saleUnit = 'BKK01',
  ) =>
    pool.query(
      `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on) values ($1, $2, $3, $4, $5)`,
      [saleUnit, id, promotionId, customerCode, expiresOn],
    )

  return { addPromotion, addCoupon }
}
