import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { namePromotions } from './name-promotions.ts'

/** The fields of a product that a cart shows, in the reader's language. */
export type CartProduct = {
  code: string
  name: string
  picture: string | undefined
  supplier: string
  units: { position: 1 | 2 | 3; name: string; rate: number; price: Satang; shown: boolean }[]
  soldOut: boolean
  /** In base units; undefined when stock is not tracked. */
  stock: number | undefined
  /** The price of one smallest unit in points. */
  points: number
}

/** The data a cart is shown and priced from; every figure comes from the server. */
export type CartFacts = { products: CartProduct[]; toPrice: CartToPrice }

export function cartProductOf(product: Product, locale: Locale): CartProduct {
  return {
    code: product.code,
    name: pick(locale, product.name.th, product.name.en),
    picture: product.pictures[0],
    supplier: product.supplier,
    units: product.units.map(({ position, name, rate, priceInVat, showPrice }) => ({
      position,
      name: pick(locale, name.th, name.en),
      rate,
      price: priceInVat,
      shown: showPrice,
    })),
    soldOut: isSoldOut(product),
    stock: product.stockControlled ? Math.max(0, product.stockAvailable) : undefined,
    points: product.pointsPerUnit,
  }
}

export function factsOf(
  { products, toPrice }: { products: Product[]; toPrice: CartToPrice },
  locale: Locale,
): CartFacts {
  const cartProducts = products.map((product) => cartProductOf(product, locale))
  return {
    products: cartProducts,
    toPrice: { ...toPrice, promotions: namePromotions(toPrice, cartProducts, locale) },
  }
}
