import { addDays, atMinute, buddhistMonth } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Promotion } from '#database/seeds/promotions/promotion.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { couponNumber } from '#shop/coupons/coupon-number.ts'

/** One code of each centre that everybody shares: once for each shop, two hundred times in all. */
export function couponSeriesRows(saleUnit: string, promotions: readonly Promotion[], today: string): Row[] {
  const random = makeRandom(`${saleUnit} coupon series`)
  const madeAt = atMinute(addDays(today, -3), 600)
  return promotions
    .filter(({ needsCoupon }) => needsCoupon)
    .slice(0, 1)
    .map((promotion) => ({
      sale_unit: saleUnit,
      id: `CS${buddhistMonth(today)}-001`,
      promotion_id: promotion.id,
      name: 'รหัสต้อนรับร้านใหม่',
      form: 'shared',
      audience: 'everybody',
      per_customer: 1,
      most_uses: 200,
      starts_on: addDays(today, -3),
      ends_on: addDays(today, 27),
      prefix: 'WELCOME',
      code: couponNumber('WELCOME', () => random.between(0, 255)),
      numbers: 0,
      made_at: madeAt,
      made_by: 'ผู้จัดการ',
      made_key: random.uuid(),
    }))
}
