import type { Handler } from '#api/kit/perform.ts'
import { currentPromotions } from '#api/promotions/promotions.ts'
import type { Category } from '#shop/catalogue/hierarchy-contract.ts'
import type { ProductPromotion } from '#shop/catalogue/product.ts'
import { type Promotion, takesPart } from '#shop/promotions/promotion.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadBuyer } from './buyer.ts'
import { pricedProduct } from './priced-product.ts'
import { findProductRows } from './product-list-queries.ts'
import { productWords } from './product-words.ts'
import { vatPercentOn } from './vat-rate.ts'

export const productItems: Handler<Contracts['productItems']> = async (wanted, context) => {
  const { db, now } = context
  const day = bangkokDay(now)
  const buyer = await loadBuyer(context)
  const [vatPercent, words, promotions] = await Promise.all([
    vatPercentOn(db, day),
    productWords(db, buyer.saleUnit),
    currentPromotions(db, buyer.saleUnit, day),
  ])
  const speaksToBuyer = (promotion: Promotion) => !promotion.needsCoupon && takesPart(promotion, buyer.isGuest ? undefined : buyer, day)
  const promotedCodes =
    wanted.onlyPromoted || wanted.promotionId ? codesIn(promotions.all.filter(speaksToBuyer), wanted.promotionId) : undefined
  const rows = await findProductRows(db, { ...wanted, promotedCodes }, buyer, day)
  return rows.map((row) =>
    pricedProduct(row, {
      vatPercent,
      promotions: (promotions.byProduct.get(row.code) ?? []).filter(speaksToBuyer).map(told),
      brand: words.brand.get(row.brand_code),
      group: words.group.get(row.group_code)?.th,
    }),
  )
}

function codesIn(promotions: Promotion[], onlyId: string | undefined): string[] {
  const wanted = onlyId ? promotions.filter((promotion) => promotion.id === onlyId) : promotions
  return [...new Set(wanted.flatMap((promotion) => [...promotion.saleProducts]))]
}

/** Of a promotion, only what a product card tells. */
function told({ id, name, shortName, remark, endsOn }: Promotion): ProductPromotion {
  return { id, name, shortName, remark, endsOn }
}

export const hierarchy: Handler<Contracts['hierarchy']> = async (wanted, { db, caller }) => {
  const levels = ([1, 2, 3, 4, 5] as const).filter((level) => wanted[`h${level}`])
  if (caller.kind === 'nobody' || levels.length === 0) return { categories: [] }
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('sale_unit', '=', caller.saleUnit)
    .where('level', 'in', levels)
    .orderBy('level')
    .orderBy('position')
    .orderBy('code')
    .execute()
  const categories = rows.map((row): Category => {
    const parent = row.level > 1 && row.parent_code ? { [`h${row.level - 1}`]: row.parent_code } : {}
    return {
      level: row.level,
      code: row.code,
      name: row.name_th,
      nameEn: row.name_en,
      picture: wanted.withPicture ? row.picture : null,
      ...parent,
    }
  })
  return { categories }
}
