import { sql } from 'kysely'
import { type Buyer, buyerOf, staffBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { loadCartToPrice } from '#api/pricing/pricing.ts'
import { aboutDraft } from '#api/promotions/promotion-about.ts'
import type { tryPromotionContract } from '#shop/merchant-promotions/promotion-advice-contracts.ts'
import { everyWeekday, promotionOf } from '#shop/merchant-promotions/promotion-draft.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { takesPart } from '#shop/promotions/promotion.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { goodsOf } from './promotion-detail.ts'
import { requirePriceable } from './require-savable.ts'

/** The id of a promotion that has none yet. */
export const draftId = 'draft'

export const tryPromotion: Handler<typeof tryPromotionContract> = async (
  { saleUnit, id = draftId, promotion, customerCode, lines },
  context,
) => {
  const { db, now } = context
  const settled = await requirePriceable(db, saleUnit, promotion)
  const today = bangkokDay(now)
  const customer = customerCode ? await findBuyer(db, saleUnit, customerCode) : undefined
  const held = { ...settled, enabled: true, startsOn: today, endsOn: today, weekdays: everyWeekday }
  const draft = promotionOf(id, held)
  const isFor = !customer || takesPart(draft, customer, today)
  const { toPrice, notSold } = await loadCartToPrice(context, customer ?? staffBuyer(saleUnit), {
    lines,
    couponPromotionIds: settled.needsCoupon ? [id] : [],
    // A draft that is not for this customer counts for nothing, and neither does the promotion it replaces.
    draft: isFor ? draft : { ...draft, tiers: [] },
  })
  const about = await aboutDraft(db, saleUnit, { id, products: goodsOf(settled) })
  const without = { ...toPrice, promotions: toPrice.promotions.filter((each) => each.id !== id) }
  return {
    toPrice,
    draftId: id,
    notSold,
    withIt: summaryOf(toPrice),
    withoutIt: summaryOf(without),
    about: about ?? null,
  }
}

function summaryOf(cart: CartToPrice) {
  const { shown, total, freeItems } = priceCart(cart)
  return {
    total,
    discount: shown.discount,
    gifts: freeItems.map(({ productCode, quantity, promotionId }) => ({
      productCode,
      quantity,
      promotionId,
    })),
  }
}

type CustomerRow = Parameters<typeof buyerOf>[2]

async function findBuyer(db: Db, saleUnit: string, code: string): Promise<Buyer | undefined> {
  const { rows } = await sql<CustomerRow>`
    select c.customer_type, c.store_type, c.has_licence, t.price_level from customers c
    join customer_types t on t.sale_unit = ${saleUnit} and t.code = c.customer_type
    where c.sale_unit = ${saleUnit} and c.code = ${code}`.execute(db)
  return rows[0] && buyerOf(saleUnit, code, rows[0])
}
