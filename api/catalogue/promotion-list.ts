import { type Buyer, loadBuyer, staffBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import {
  type PromotionBrand,
  type promotionListContract,
  type promotionProductsContract,
  promotionProductsTake,
} from '#shop/catalogue/promotion-contracts.ts'
import type { Promotion } from '#shop/promotions/promotion.ts'
import { shownPromotion } from '#shop/promotions/promotion-wire.ts'
import { findFreeGoods } from './free-products.ts'
import { loadPriceTable, type PriceTable, promotedCodes } from './price-table.ts'
import { productsOfList } from './product-items.ts'
import { plainList } from './product-list-queries.ts'
import { productWords } from './product-words.ts'
import { type PromotedGood, promotedGoods } from './promoted-products.ts'

const picturesShown = 4

type Told = { promotion: Promotion; goods: PromotedGood[]; brands: string[] }

/**
 * Promotions for the buyer with visible products; one without sale items counts the whole order and stays.
 */
function toldTo(buyer: Buyer, table: PriceTable, goods: Map<string, PromotedGood>): Told[] {
  return table.promotions.all.filter(table.speaksToBuyer).flatMap((promotion) => {
    const seen = [...promotion.saleProducts]
      .flatMap((code) => goods.get(code) ?? [])
      .filter((good) => buyer.mayBuyLicensed || !good.licensed)
    if (seen.length === 0 && promotion.saleProducts.size > 0) return []
    seen.sort((a, b) => b.popularity - a.popularity)
    return [{ promotion, goods: seen, brands: [...new Set(seen.map((good) => good.brand))] }]
  })
}

export const promotionList: Handler<typeof promotionListContract> = async (
  { brand, skip = 0, take = promotionProductsTake },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const told = toldTo(buyer, table, await promotedGoods(db, buyer.saleUnit, table))
  const names = (await productWords(db, buyer.saleUnit)).brand
  const brandCode = brand && codeOfBrand(names, brand)
  const wanted = (brandCode ? told.filter(({ brands }) => brands.includes(brandCode)) : told).sort((a, b) =>
    a.promotion.endsOn === b.promotion.endsOn
      ? a.promotion.id.localeCompare(b.promotion.id)
      : a.promotion.endsOn.localeCompare(b.promotion.endsOn),
  )
  const page = wanted.slice(skip, skip + take)
  const free = await findFreeGoods(db, buyer, [
    ...new Set(page.flatMap(({ promotion }) => promotion.freeProducts)),
  ])
  return {
    total: wanted.length,
    brands: brandsOf(told, names),
    promotions: page.map(({ promotion, goods, brands }) => ({
      promotion: shownPromotion(promotion),
      freeGoods: promotion.freeProducts.flatMap((code) => free.get(code) ?? []),
      brandCodes: brands,
      productCount: goods.length,
      pictures: goods.flatMap((good) => good.picture ?? []).slice(0, picturesShown),
    })),
  }
}

/** A brand is named by its code, or by its name as products carry it on the wire. */
function codeOfBrand(names: Map<string, { th: string; en: string }>, wanted: string): string {
  const same = (word: string) => word.toLowerCase() === wanted.toLowerCase()
  return [...names].find(([code, { th, en }]) => same(code) || same(th) || same(en))?.[0] ?? wanted
}

function brandsOf(told: readonly Told[], names: Map<string, { th: string; en: string }>): PromotionBrand[] {
  const counts = new Map<string, number>()
  for (const { brands } of told) for (const code of brands) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({
      code,
      count,
      name: names.get(code)?.th ?? code,
      nameEn: names.get(code)?.en ?? code,
    }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}

export const promotionProducts: Handler<typeof promotionProductsContract> = async (
  { text, take = promotionProductsTake },
  { db, caller, now, log },
) => {
  const buyer = caller.kind === 'merchant' ? staffBuyer(caller.saleUnit) : await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const codes = caller.kind === 'merchant' ? undefined : promotedCodes(table)
  return productsOfList({ db, buyer, table }, { ...plainList, text, take, promotedCodes: codes })
}
