import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

/** Of a product, what a card shows, in the reader's language: a page holds dozens, and each byte is sent twice, as HTML and as data. */
export type CardProduct = {
  code: string
  name: string
  picture: string | undefined
  units: { position: 1 | 2 | 3; name: string; price: Satang }[]
  /** Of unit 1, crossed out, when it is higher. */
  oldPrice: Satang | undefined
  isAdvancePrice: boolean
  soldOut: boolean
  /** How many are left, when few are. */
  left: number | undefined
  ribbon: string | undefined
}

const few = 12

export function cardOf(product: Product, locale: Locale): CardProduct {
  const soldOut = isSoldOut(product)
  const [biggest] = product.units
  const { catalogPrice } = product
  return {
    code: product.code,
    name: pick(locale, product.name.th, product.name.en),
    picture: product.pictures[0],
    units: product.units.map((unit) => ({
      position: unit.position,
      name: pick(locale, unit.name.th, unit.name.en),
      price: unit.priceInVat,
    })),
    oldPrice: catalogPrice && biggest && catalogPrice > biggest.priceInVat ? catalogPrice : undefined,
    isAdvancePrice: product.isAdvancePrice,
    soldOut,
    left: product.stockControlled && !soldOut && product.stockAvailable <= few ? product.stockAvailable : undefined,
    ribbon: soldOut ? undefined : product.promotions[0]?.shortName,
  }
}
