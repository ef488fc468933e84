import type { Buyer } from '#api/buyers/buyer.ts'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { type CurrentPromotions, currentPromotions } from '#api/promotions/promotions.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { type Promotion, takesPart } from '#shop/promotions/promotion.ts'
import { type ShownPromotion, shownPromotion } from '#shop/promotions/promotion-wire.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { type ProductRow, pricedProduct } from './priced-product.ts'
import { productWords } from './product-words.ts'

/** Converts rows to products for one buyer on one day. */
export type PriceTable = {
  day: string
  vatPercent: number
  promotions: CurrentPromotions
  speaksToBuyer: (promotion: Promotion) => boolean
  promotionsOn: (code: string) => Promotion[]
  priced: (row: ProductRow) => Product
}

export async function loadPriceTable(
  deps: Pick<Context, 'db' | 'now' | 'log'>,
  buyer: Buyer,
): Promise<PriceTable> {
  const { db } = deps
  const day = bangkokDay(deps.now)
  const [vatPercent, words, promotions] = await Promise.all([
    vatPercentOn(db, day),
    productWords(db, buyer.saleUnit),
    currentPromotions(deps, buyer.saleUnit, day),
  ])
  const speaksToBuyer = (promotion: Promotion) =>
    !promotion.needsCoupon && takesPart(promotion, buyer.isGuest ? undefined : buyer, day)
  const promotionsOn = (code: string) => (promotions.byProduct.get(code) ?? []).filter(speaksToBuyer)
  const shownOn = (code: string): ShownPromotion[] => promotionsOn(code).map(shownPromotion)
  const priced = (row: ProductRow) =>
    pricedProduct(row, {
      vatPercent,
      promotions: shownOn(row.code),
      brand: words.brand.get(row.brand_code),
      group: words.group.get(row.group_code)?.th,
    })
  return { day, vatPercent, promotions, speaksToBuyer, promotionsOn, priced }
}

/** The cache key: buyers with the same key see the same products, prices and promotions. */
export function alikeWith({ code, ...buyer }: Buyer, { promotions, day }: PriceTable): string {
  const { saleUnit, priceLevel, mayBuyLicensed, isGuest, customerType, storeType } = buyer
  return JSON.stringify([
    saleUnit,
    day,
    priceLevel,
    mayBuyLicensed,
    isGuest,
    customerType,
    storeType,
    promotions.named.has(code) ? code : '',
  ])
}

/** The products of promotions for this buyer, or of one of them. */
export function promotedCodes({ promotions, speaksToBuyer }: PriceTable, onlyId?: string): string[] {
  const matching = promotions.all.filter(
    (promotion) => speaksToBuyer(promotion) && (!onlyId || promotion.id === onlyId),
  )
  return [...new Set(matching.flatMap((promotion) => [...promotion.saleProducts]))]
}
