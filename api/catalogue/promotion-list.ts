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
import { findFreeProducts } from './free-products.ts'
import { loadPriceTable, type PriceTable, promotedCodes } from './price-table.ts'
import { productsOfList } from './product-items.ts'
import { plainList } from './product-list-queries.ts'
import { productWords } from './product-words.ts'
import { findPromotedProducts, type PromotedProduct } from './promoted-products.ts'

const picturesShown = 4

type ListedPromotion = { promotion: Promotion; products: PromotedProduct[]; brands: string[] }

/**
 * Promotions for the buyer with visible products; one without sale items counts the whole order and stays.
 */
function promotionsFor(
  buyer: Buyer,
  table: PriceTable,
  products: Map<string, PromotedProduct>,
): ListedPromotion[] {
  return table.promotions.all.filter(table.speaksToBuyer).flatMap((promotion) => {
    const seen = [...promotion.saleProducts]
      .flatMap((code) => products.get(code) ?? [])
      .filter((product) => buyer.mayBuyLicensed || !product.licensed)
    if (seen.length === 0 && promotion.saleProducts.size > 0) return []
    seen.sort((a, b) => b.popularity - a.popularity)
    return [{ promotion, products: seen, brands: [...new Set(seen.map((product) => product.brand))] }]
  })
}

export const promotionList: Handler<typeof promotionListContract> = async (
  { brand, skip = 0, take = promotionProductsTake },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  const listed = promotionsFor(buyer, table, await findPromotedProducts(db, buyer.saleUnit, table))
  const names = (await productWords(db, buyer.saleUnit)).brand
  const brandCode = brand && codeOfBrand(names, brand)
  const wanted = (brandCode ? listed.filter(({ brands }) => brands.includes(brandCode)) : listed).sort(
    (a, b) =>
      a.promotion.endsOn === b.promotion.endsOn
        ? a.promotion.id.localeCompare(b.promotion.id)
        : a.promotion.endsOn.localeCompare(b.promotion.endsOn),
  )
  const page = wanted.slice(skip, skip + take)
  const free = await findFreeProducts(db, buyer, [
    ...new Set(page.flatMap(({ promotion }) => promotion.freeProducts)),
  ])
  return {
    total: wanted.length,
    brands: brandsOf(listed, names),
    promotions: page.map(({ promotion, products, brands }) => ({
      promotion: shownPromotion(promotion),
      freeProducts: promotion.freeProducts.flatMap((code) => free.get(code) ?? []),
      brandCodes: brands,
      productCount: products.length,
      pictures: products.flatMap((product) => product.picture ?? []).slice(0, picturesShown),
    })),
  }
}

/** A brand is named by its code, or by its name as products carry it on the wire. */
function codeOfBrand(names: Map<string, { th: string; en: string }>, brand: string): string {
  const same = (word: string) => word.toLowerCase() === brand.toLowerCase()
  return [...names].find(([code, { th, en }]) => same(code) || same(th) || same(en))?.[0] ?? brand
}

function brandsOf(
  listed: readonly ListedPromotion[],
  names: Map<string, { th: string; en: string }>,
): PromotionBrand[] {
  const counts = new Map<string, number>()
  for (const { brands } of listed) for (const code of brands) counts.set(code, (counts.get(code) ?? 0) + 1)
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
