import { crossedOut, isSoldOut, type Product } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { promotionNames, sayRibbon } from '#web/shared/promotions/say-promotion.ts'
import { shopSay } from '#web/words/customer/shop-say.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { Say } from '#web/words/translation.ts'

/** `old` is crossed out. */
export type CardUnit = {
  position: 1 | 2 | 3
  name: string
  price: Satang
  rate: number
  old: Satang | undefined
}

/** Only the product fields a card shows: a page has dozens of cards, each sent twice, as HTML and as data. */
export type CardProduct = {
  code: string
  name: string
  picture: string | undefined
  units: CardUnit[]
  isAdvancePrice: true | undefined
  soldOut: boolean
  /** In base units, when stock is tracked. */
  stock: number | undefined
  ribbon: string | undefined
  /** The price of one smallest unit in points, when redeemable. */
  points: number | undefined
}

/** Stock below this many base units is shown. */
export const few = 12

export function cardOf(product: Product, locale: Locale, say: Say<ShopWords>): CardProduct {
  const soldOut = isSoldOut(product)
  const [promotion] = product.promotions
  const packed = product.units.map(({ name, rate }) => ({ name: pick(locale, name.th, name.en), rate }))
  // A unit without a price is not for sale.
  const units = product.units
    .filter((unit) => unit.showPrice)
    .map((unit) => ({
      position: unit.position,
      name: pick(locale, unit.name.th, unit.name.en),
      price: unit.priceInVat,
      rate: unit.rate,
      old: crossedOut(product, unit),
    }))
  return {
    code: product.code,
    name: pick(locale, product.name.th, product.name.en),
    picture: product.pictures[0],
    units,
    isAdvancePrice: product.isAdvancePrice || undefined,
    soldOut,
    stock: product.stockControlled ? product.stockAvailable : undefined,
    points: product.pointsPerUnit || undefined,
    ribbon:
      soldOut || !promotion
        ? undefined
        : sayRibbon(promotion, locale, say, promotionNames(promotion.about, locale, packed)),
  }
}

/** Makes the cards of a page; only loaders call it, so that the browser gets no more than cards. */
export function cardMaker(locale: Locale): (products: readonly Product[]) => CardProduct[] {
  const say = shopSay(locale)
  return (products) => products.map((product) => cardOf(product, locale, say))
}
