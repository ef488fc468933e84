import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { pointsCode } from '#database/seeds/catalogue/rows/service-products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { openPromotions } from '#database/seeds/promotions/open-promotions.ts'
import type { Promotion } from '#database/seeds/promotions/promotion.ts'
import { specialPromotions } from '#database/seeds/promotions/special-promotions.ts'
import { makeProductFinder } from './product-finder.ts'

/** The promotions a centre can have: those whose products it sells. */
export function makePromotions(products: readonly SeedProduct[]): Promotion[] {
  const find = makeProductFinder(products)
  return [...openPromotions(find), ...specialPromotions(find)].filter(
    ({ type, calculation, sale, free, givesPoints }) =>
      type === 3
        ? Boolean(free?.length || givesPoints) && (sale.length > 0 || calculation === 3)
        : sale.length > 0,
  )
}

type PromotionRows = { promotions: Row[]; tiers: Row[]; products: Row[]; audience: Row[] }

export function promotionRows(
  saleUnit: string,
  promotions: readonly Promotion[],
  today: string,
): PromotionRows {
  const key = (id: string) => ({ sale_unit: saleUnit, promotion_id: id })
  return {
    promotions: promotions.map((promotion) => ({
      sale_unit: saleUnit,
      id: promotion.id,
      name: promotion.name,
      short_name: promotion.short,
      remark: promotion.remark,
      starts_on: addDays(today, promotion.days[0]),
      ends_on: addDays(today, promotion.days[1]),
      enabled: !promotion.disabled,
      type: promotion.type,
      calculation: promotion.calculation,
      all_customers: !promotion.audience,
      weekdays: promotion.weekdays ?? 127,
      needs_coupon: promotion.needsCoupon ?? false,
      created_at: atMinute(addDays(today, promotion.days[0] - 3), 600),
    })),
    tiers: promotions.flatMap(({ id, tiers }) =>
      tiers.map(({ buy, free = 0, discount = 0, kind = '' }, at) => ({
        ...key(id),
        line: at + 1,
        order_buy: buy,
        free_quantity: free,
        discount,
        discount_type: kind,
      })),
    ),
    products: promotions.flatMap(({ id, sale, free = [], givesPoints }) => [
      ...sale.map(({ item }) => ({ ...key(id), side: 'sale', product_code: item.code })),
      ...free.map(({ item }) => ({ ...key(id), side: 'free', product_code: item.code })),
      ...(givesPoints ? [{ ...key(id), side: 'free', product_code: pointsCode }] : []),
    ]),
    audience: promotions.flatMap(({ id, audience = [] }) =>
      audience.map(({ kind, code }) => ({ ...key(id), kind, code })),
    ),
  }
}
