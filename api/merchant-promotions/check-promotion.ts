import { sql } from 'kysely'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { asPromotion } from '#api/promotions/promotions.ts'
import { whyTooCheap } from '#shop/merchant-promotions/margins.ts'
import { overlapsOf } from '#shop/merchant-promotions/overlaps.ts'
import type { checkPromotionContract } from '#shop/merchant-promotions/promotion-advice-contracts.ts'
import { promotionOf } from '#shop/merchant-promotions/promotion-draft.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findGoods, worthOf } from './goods-worth.ts'
import { findKept } from './kept-promotions.ts'
import { requirePriceable } from './require-savable.ts'
import { draftId } from './try-promotion.ts'

const [mostOthers, mostGoods, mostTold] = [500, 300, 20]

export const checkPromotion: Handler<typeof checkPromotionContract> = async (
  { saleUnit, id = draftId, promotion },
  { db, now, settings },
) => {
  const settled = await requirePriceable(db, saleUnit, promotion)
  const draft = promotionOf(id, settled)
  const today = bangkokDay(now)
  const { saleProducts, freeProducts, startsOn, endsOn } = settled
  const sharesGoods =
    saleProducts.length > 0
      ? sql`exists (select from promotion_products g where g.sale_unit = ${saleUnit} and g.promotion_id = p.id
          and g.side = 'sale' and g.product_code = any(${saleProducts}::text[]))`
      : sql`not exists (select from promotion_products g where g.sale_unit = ${saleUnit} and g.promotion_id = p.id and g.side = 'sale')`
  const [others, { leastMargin }, vatPercent, goods] = await Promise.all([
    findKept(
      db,
      saleUnit,
      sql`p.enabled and p.ends_on >= greatest(${startsOn}::date, ${today}::date) and p.starts_on <= ${endsOn} and ${sharesGoods}
        order by p.ends_on, p.id limit ${sql.lit(mostOthers)}`,
    ),
    settings(saleUnit),
    vatPercentOn(db, today),
    findGoods(db, saleUnit, [...new Set([...saleProducts.slice(0, mostGoods), ...freeProducts])], today),
  ])
  const giftProducts = freeProducts.flatMap((code) => goods.get(code)?.lowest ?? [])
  const giftWorth = (code: string) => {
    const gift = goods.get(code)
    return gift ? worthOf(gift) : 0
  }
  const measure = { draft, leastMargin, vatPercent, giftProducts }
  const tooCheap = saleProducts.slice(0, mostGoods).flatMap((code) => {
    const good = goods.get(code)
    const why = good && whyTooCheap(good, measure, giftWorth)
    return why ? [{ ...why, nameTh: good.nameTh, nameEn: good.nameEn }] : []
  })
  return {
    overlaps: overlapsOf(
      draft,
      others.map((row) => asPromotion(row)),
    ),
    tooCheap: tooCheap.toSorted((a, b) => a.pays / a.floor - b.pays / b.floor).slice(0, mostTold),
    tooCheapCount: tooCheap.length,
  }
}
